import { apiPaths } from '@softbox/config/paths';
import type { Picture } from '@softbox/config/pictures';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { askStudio, Refusal } from '../../../lib/ask-studio.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';

interface ChooserProps {
  label: string;
  /** How many may be chosen at once. */
  most: number;
  error?: string | undefined;
  onSent: (picture: Picture) => void;
  /** What is saved meanwhile would go without the picture. */
  onBusy: (isBusy: boolean) => void;
}

const sendPicture = async (file: File): Promise<Picture> =>
  (await (await askStudio(apiPaths.adminPictures, file)).json()).picture;

/** Sent as soon as it is chosen, one after the other: what is shown is what the store will show. */
export function PictureChooser({ label, most, error, onSent, onBusy }: ChooserProps) {
  const translate = useTranslate();
  const id = useId();
  const send = useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) onSent(await sendPicture(file));
    },
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
  });
  const failure =
    send.error instanceof Refusal ? send.error.message : send.error && translate('common.failure.network');
  const complaint = failure || error;
  return (
    <>
      <label
        htmlFor={id}
        className={classNames(
          buttonClass('secondary', 'sm'),
          'self-start has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        )}
      >
        {send.isPending && <Spinner />}
        {send.isPending ? translate('admin.catalogue.sending') : label}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple={most > 1}
          disabled={send.isPending}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])].slice(0, most);
            // The same file may be chosen again.
            currentTarget.value = '';
            if (files.length > 0) send.mutate(files);
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {translate('admin.catalogue.pictureHint')}
      </p>
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {complaint}
      </p>
    </>
  );
}
