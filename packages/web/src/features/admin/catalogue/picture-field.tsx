import type { Picture as OwnPicture } from '@softbox/config/pictures';
import { ImagePlus } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { PictureChooser } from './picture-chooser.tsx';

interface PictureFieldProps {
  /** The picture as it will be, or an address; empty where there is none yet. */
  shown: OwnPicture | string;
  error: string | undefined;
  onChange: (picture: OwnPicture) => void;
  onBusy: (isBusy: boolean) => void;
}

/** A template's main picture. */
export function PictureField({ shown, error, onChange, onBusy }: PictureFieldProps) {
  const translate = useTranslate();
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
      <PictureChooser
        label={translate(shown ? 'admin.catalogue.changePicture' : 'admin.catalogue.choosePicture')}
        most={1}
        error={error}
        onSent={onChange}
        onBusy={onBusy}
      />
    </div>
  );
}
