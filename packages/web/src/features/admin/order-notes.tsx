import { AddOrderNote } from '@softbox/config/inputs/admin';
import { failureText } from '../../lib/failure-text.ts';
import { useSchemaForm } from '../../lib/form.ts';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Part } from './facts.tsx';
import { ReadOnlyNote } from './read-only-note.tsx';

/** What the team tells itself about an order. */
export function OrderNotes({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const may = useMay();
  const notes = trpc.admin.notes.useQuery({ orderId }, { refetchOnMount: 'always' });
  return (
    <Part title={translate('admin.desk.notes.title')} className="xl:col-span-2 print:hidden">
      {notes.isPending && <Skeleton className="h-16" />}
      {notes.isError && <LoadFailure error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.data?.length === 0 && <p className="text-muted text-sm">{translate('admin.desk.notes.empty')}</p>}
      <ul className="flex flex-col gap-3 text-sm">
        {notes.data?.map(({ id, text, author, createdAt }) => (
          <li key={id} className="rounded-md bg-sunken px-4 py-3">
            <p className="whitespace-pre-line break-words">{text}</p>
            <p className="mt-1 text-muted">
              {author ?? translate('admin.desk.notes.gone')} · {formatDate(language, createdAt, 'moment')}
            </p>
          </li>
        ))}
      </ul>
      {may('orders.write') ? <NewNote orderId={orderId} /> : <ReadOnlyNote permission="orders.write" />}
    </Part>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { register, handleSubmit, reset, formState } = useSchemaForm(AddOrderNote, {
    defaultValues: { orderId, text: '' },
  });
  const add = trpc.admin.addNote.useMutation({
    onSuccess: (notes) => {
      utils.admin.notes.setData({ orderId }, notes);
      reset();
    },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((note) => add.mutate(note))}
      className="mt-4 flex flex-col items-start gap-3"
    >
      <Field
        className="w-full"
        label={translate('admin.desk.notes.label')}
        hint={translate('admin.desk.notes.hint')}
        error={formState.errors.text?.message}
      >
        {(control) => <Textarea {...control} {...register('text')} rows={2} />}
      </Field>
      {add.error && <Alert tone="danger">{failureText(add.error, translate)}</Alert>}
      <Button type="submit" variant="secondary" size="sm" busy={add.isPending}>
        {translate('admin.desk.notes.add')}
      </Button>
    </form>
  );
}
