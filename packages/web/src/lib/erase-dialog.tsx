import type { Outputs } from '@softbox/api/types';
import { EraseOwnData } from '@softbox/config/inputs/privacy';
import type { ComponentType, ReactNode } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { failureOf } from './errors.ts';
import { failureText } from './failure-text.ts';
import { useSchemaForm } from './form.ts';
import { useTranslate } from './i18n.tsx';
import { LoadFailure } from './load-failure.tsx';
import type { ProofProps } from './password-proof.tsx';

type Outlook = Outputs['privacy']['own'];
export interface Proof {
  email: string;
  password: string;
}

interface EraseDialogProps {
  title: string;
  text: string;
  /** How many paid orders stay, in words. */
  keeps: (count: number) => string;
  /** What does not go along. */
  note?: string;
  emailLabel: string;
  Proof: ComponentType<ProofProps>;
  /** Whose account it is: to be typed anew. */
  email: string;
  outlook: { data: Outlook | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  /** Where one of the orders is looked at. */
  linkTo: (orderId: string, children: ReactNode) => ReactNode;
  erase: {
    mutate: (proof: Proof, on: { onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
  onClose: () => void;
}

/** Asked before a person is forgotten for good: what goes, what stays, or what must be settled first. */
export function EraseDialog(props: EraseDialogProps) {
  const { title, text, outlook, onClose } = props;
  const translate = useTranslate();
  const isWaiting = (outlook.data?.hindrances.length ?? 0) > 0;
  const isReady = outlook.data !== undefined && !isWaiting;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isWaiting ? translate('privacy.erase.waits') : title}
      description={isWaiting ? translate('privacy.erase.waitsText') : text}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate(isWaiting ? 'common.close' : 'common.cancel')}
          </Button>
          {isReady && (
            <Button type="submit" form="erase" variant="danger" busy={props.erase.isPending}>
              {translate('privacy.erase.submit')}
            </Button>
          )}
        </>
      }
    >
      {!outlook.data && !outlook.isError && <Skeleton className="h-40" />}
      {!outlook.data && outlook.isError && <LoadFailure error={outlook.error} onRetry={() => void outlook.refetch()} />}
      {isWaiting && <Hindrances {...props} />}
      {isReady && <EraseForm {...props} />}
    </Dialog>
  );
}

function Hindrances({ outlook, linkTo }: EraseDialogProps) {
  const translate = useTranslate();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {outlook.data?.hindrances.map(({ orderId, item, reason }) => (
        <li key={orderId} className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
          {linkTo(orderId, item)}
          <Badge tone="warning">{translate(`privacy.reason.${reason}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function EraseForm({ outlook, keeps, note, emailLabel, Proof, email, erase }: EraseDialogProps) {
  const translate = useTranslate();
  const { register, handleSubmit, showFailure, formState } = useSchemaForm(EraseOwnData, {
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;
  const count = outlook.data?.keeps ?? 0;
  const submit = handleSubmit((proof) => erase.mutate(proof, { onError: (error) => showFailure(failureOf(error)) }));
  return (
    <form id="erase" noValidate onSubmit={submit} className="flex flex-col gap-4">
      {count > 0 && <Alert>{keeps(count)}</Alert>}
      {note && <p className="text-muted text-sm">{note}</p>}
      {erase.error !== null && Object.keys(errors).length === 0 && (
        <Alert tone="danger">{failureText(erase.error, translate)}</Alert>
      )}
      <Field label={emailLabel} hint={email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
        )}
      </Field>
      <Proof registration={register('password')} error={errors.password?.message} />
    </form>
  );
}
