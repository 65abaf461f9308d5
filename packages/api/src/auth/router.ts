import {
  ChangePassword,
  CheckEmail,
  ForgotPassword,
  Proof,
  Register,
  ResetPassword,
  SignIn,
  TwoStepCode,
  UndoEmailChange,
  UpdateProfile,
} from '@softbox/config/inputs/auth';
import { z } from 'zod';
import { memberProcedure, publicProcedure, router, staffProcedure } from '../trpc.ts';
import { changePassword } from './change-password.ts';
import { checkEmail } from './check-email.ts';
import { getProfile } from './get-profile.ts';
import { register } from './register.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { endSession, listSessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, getTwoStep, renewRecoveryCodes } from './two-step/set-up.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { updateProfile } from './update-profile.ts';
import { SessionView, SignedIn, TwoStepView, UserView } from './view.ts';

const Done = z.object({});
const RecoveryCodes = z.object({ codes: z.array(z.string()) });

export const authRouter = router({
  me: memberProcedure
    .meta({ rest: 'GET /auth/me', summary: 'The signed-in user' })
    .output(z.object({ user: UserView }))
    .query(({ ctx }) => getProfile(ctx)),
  login: publicProcedure
    .meta({ rest: 'POST /auth/login', ok: 'answers.signedIn', summary: 'Sign in with e-mail and password', open: true })
    .input(SignIn)
    .output(SignedIn)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  register: publicProcedure
    .meta({
      rest: 'POST /auth/register',
      ok: 'answers.registered',
      summary: 'Create an account and sign in',
      open: true,
    })
    .input(Register)
    .output(SignedIn)
    .mutation(({ ctx, input }) => register(ctx, input)),
  checkEmail: publicProcedure
    .meta({ rest: 'POST /auth/check-email', summary: 'Whether an address can still be registered', open: true })
    .input(CheckEmail)
    .output(z.object({ available: z.boolean() }))
    .mutation(({ ctx, input }) => checkEmail(ctx, input)),
  logout: publicProcedure
    .meta({ rest: 'POST /auth/logout', ok: 'answers.signedOut', summary: 'End this session', open: true })
    .output(Done)
    .mutation(({ ctx }) => signOut(ctx)),
  forgotPassword: publicProcedure
    .meta({
      rest: 'POST /auth/forgot-password',
      ok: 'answers.resetMailSent',
      summary: 'Mail a link to choose a new password',
      open: true,
    })
    .input(ForgotPassword)
    .output(Done)
    .mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetPassword: publicProcedure
    .meta({
      rest: 'POST /auth/reset-password',
      ok: 'answers.passwordReset',
      summary: 'Choose a new password with a mailed link',
      open: true,
    })
    .input(ResetPassword)
    .output(Done)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  changePassword: memberProcedure
    .meta({ ok: 'answers.passwordChanged' })
    .input(ChangePassword)
    .output(SignedIn)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  profile: memberProcedure
    .meta({ rest: 'GET /auth/profile', summary: 'The signed-in user’s profile' })
    .output(z.object({ user: UserView }))
    .query(({ ctx }) => getProfile(ctx)),
  updateProfile: memberProcedure
    .meta({ rest: 'PUT /auth/profile', ok: 'answers.profileSaved', summary: 'Change the profile' })
    .input(UpdateProfile)
    .output(z.object({ user: UserView }))
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  undoEmailChange: publicProcedure
    .meta({ ok: 'answers.emailRestored', open: true })
    .input(UndoEmailChange)
    .output(Done)
    .mutation(({ ctx, input }) => undoEmailChange(ctx, input)),
  sessions: memberProcedure.output(z.array(SessionView)).query(({ ctx }) => listSessions(ctx)),
  endSession: memberProcedure
    .meta({ ok: 'answers.sessionEnded' })
    .input(z.object({ sessionId: z.string().max(100) }))
    .output(Done)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  twoStep: staffProcedure('twoStep')
    .output(TwoStepView)
    .query(({ ctx }) => getTwoStep(ctx)),
  beginTwoStep: staffProcedure('twoStep')
    .input(Proof)
    .output(z.object({ secret: z.string(), address: z.string() }))
    .mutation(({ ctx, input }) => beginTwoStep(ctx, input)),
  confirmTwoStep: staffProcedure('twoStep')
    .input(TwoStepCode)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => confirmTwoStep(ctx, input)),
  renewRecoveryCodes: staffProcedure('twoStep')
    .input(Proof)
    .output(RecoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  endTwoStep: staffProcedure('twoStep')
    .input(Proof)
    .output(Done)
    .mutation(({ ctx, input }) => endTwoStep(ctx, input)),
});
