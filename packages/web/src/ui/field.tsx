import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** What a control needs to belong to its label, hint and error. Spread it onto Input, Textarea, Select… */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** A short word beside the label, such as "optional". */
  note?: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error as one: `<Field label=…>{(control) => <Input {...control} {...register('name')} />}</Field>` */
export function Field({ label, note, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {note && <span className="ml-1.5 font-normal text-muted">({note})</span>}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
