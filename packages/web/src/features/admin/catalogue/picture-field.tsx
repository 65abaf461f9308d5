import { apiPaths } from '@softbox/config/paths';
import type { Picture as OwnPicture } from '@softbox/config/pictures';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { askStudio, Refusal } from '../../../lib/ask-studio.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

interface PictureFieldProps {
  /** The picture as it will be, or an address; empty where there is none yet. */
  shown: OwnPicture | string;
  error: string | undefined;
  onChange: (picture: OwnPicture) => void;
  /** What is saved meanwhile would go without the picture. */
  onBusy: (isBusy: boolean) => void;
}

const sendPicture = async (file: File): Promise<OwnPicture> =>
  (await (await askStudio(apiPaths.adminPictures, file)).json()).picture;

/** Sent as soon as it is chosen: what is shown is what the store will show. */
export function PictureField({ shown, error, onChange, onBusy }: PictureFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const send = useMutation({
    mutationFn: sendPicture,
    onMutate: () => onBusy(true),
    onSuccess: onChange,
    onSettled: () => onBusy(false),
  });
  const failure =
    send.error instanceof Refusal ? send.error.message : send.error && translate('common.failure.network');
  const complaint = failure || error;
  return (
    <div className="flex flex-col gap-3">
      <span className="font-medium text-sm">{translate('admin.catalogue.picture')}</span>
      <div className="relative flex aspect-4/5 max-w-60 items-center justify-center overflow-hidden rounded-lg border border-line bg-sunken text-muted">
        {shown ? (
          <Picture source={shown} alt="" sizes="15rem" className="h-full w-full object-cover" />
        ) : (
          <ImagePlus aria-hidden className="size-10 stroke-1" />
        )}
      </div>
      <label
        htmlFor={id}
        className={classNames(
          buttonClass('secondary', 'sm'),
          'self-start has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
        )}
      >
        {send.isPending && <Spinner />}
        {translate(
          send.isPending
            ? 'admin.catalogue.sending'
            : shown
              ? 'admin.catalogue.changePicture'
              : 'admin.catalogue.choosePicture',
        )}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={send.isPending}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again.
            currentTarget.value = '';
            if (file) send.mutate(file);
          }}
        />
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {translate('admin.catalogue.pictureHint')}
      </p>
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {complaint}
      </p>
    </div>
  );
}
