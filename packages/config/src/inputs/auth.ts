import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { email, optionalPhone, optionalText, password, required } from './fields.ts';

const username = required(LIMITS.username.max, 'validation.usernameTooShort').refine(
  (value) => value.length >= LIMITS.username.min,
  { error: 'validation.usernameTooShort' },
);
/** `username` is the part of the address before the @; the server makes it unique and long enough where it is not. */
export const Register = z.object({
  email: email(),
  username: optionalText(LIMITS.username.max).optional(),
  password,
  firstName: optionalText(LIMITS.name.max).optional(),
  lastName: optionalText(LIMITS.name.max).optional(),
  phone: optionalPhone().optional(),
});
export type Register = z.infer<typeof Register>;

/** The form adds a confirmation and the answer of the duplicate check, which only it knows. */
export const RegisterForm = Register.extend({
  confirmPassword: z.string(),
  emailCheck: z.enum(['none', 'checking', 'available', 'taken']),
})
  .refine((form) => form.emailCheck === 'available', { path: ['email'], error: 'validation.emailUnchecked' })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'validation.passwordMismatch',
  });

/** Six digits of the app, or a recovery code. */
const code = required(40, 'validation.codeRequired');

/** `code` where the account's second step asks for it (CODE_REQUIRED). */
export const SignIn = z.object({
  email: required(LIMITS.email.max, 'validation.emailRequired'),
  password,
  code: code.optional(),
});
export type SignIn = z.infer<typeof SignIn>;

/** Asked anew before what is dangerous: the code where there is a second step, else the password. */
export const Proof = z.object({ password: required(LIMITS.password.max) });
export const TwoStepCode = z.object({ code });

export const CheckEmail = z.object({ email: email() });
export const ForgotPassword = z.object({ email: email() });

const token = z.string({ error: 'validation.required' }).min(1, { error: 'validation.resetLinkInvalid' }).max(200);

export const ResetPassword = z.object({ token, password });
export const UndoEmailChange = z.object({ token });

/** Empty fields come first, then the match, then the length: the order in which the page complains. */
export const ResetPasswordForm = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine((form, context) => {
    const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!form.password || !form.confirmPassword)
      say(form.password ? 'confirmPassword' : 'password', 'validation.allFieldsRequired');
    else if (form.password !== form.confirmPassword) say('confirmPassword', 'validation.passwordMismatch');
    else if (form.password.length < LIMITS.password.min) say('password', 'validation.newPasswordTooShort');
  });

export const ChangePassword = z.object({
  currentPassword: z.string().min(1, { error: 'validation.required' }).max(LIMITS.password.max),
  password,
});

export const ChangePasswordForm = ChangePassword.extend({ confirmPassword: z.string() }).refine(
  (form) => form.password === form.confirmPassword,
  { path: ['confirmPassword'], error: 'validation.passwordMismatch' },
);

export const UpdateProfile = z.object({
  email: email(),
  username,
  firstName: optionalText(LIMITS.name.max),
  lastName: optionalText(LIMITS.name.max),
  phone: optionalPhone().default(''),
});
export type UpdateProfile = z.infer<typeof UpdateProfile>;
