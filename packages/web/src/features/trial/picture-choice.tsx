import { LIMITS } from '@softbox/config/limits';
import type { Picture as OwnPicture } from '@softbox/config/pictures';
import { pictureUrl } from '@softbox/config/pictures';
import { coffeeBefore, fashionBefore, waterBefore } from '@softbox/config/pictures/rendered';
import { ImagePlus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { removePicture, takePicture, useTrialPicture } from './trial-picture.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** Pictures as our customers send them, each with the template that was made of it. */
const EXAMPLES: { name: 'coffee' | 'cosmetics' | 'jacket'; picture: OwnPicture; template: number }[] = [
  { name: 'coffee', picture: coffeeBefore, template: 3 },
  { name: 'cosmetics', picture: waterBefore, template: 13 },
  { name: 'jacket', picture: fashionBefore, template: 27 },
];

interface PictureChoiceProps {
  /** Of the file field, for a further label elsewhere on the page. */
  id: string;
  onExample: (template: number) => void;
}

/** A picture of the visitor's own, or one of ours. It is opened here and sent nowhere. */
export function PictureChoice({ id, onExample }: PictureChoiceProps) {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { picture, opening, fault } = useTrialPicture();

  async function takeExample({ name, picture: example, template }: (typeof EXAMPLES)[number]) {
    onExample(template);
    const answer = await fetch(pictureUrl(example, 400, 'webp')).catch(() => null);
    const file = answer?.ok ? await answer.blob() : new Blob();
    await takePicture(file, translate(`trial.examples.${name}`));
  }

  return (
    <fieldset className="mt-3 flex flex-col gap-3">
      <legend className="sr-only">{translate('trial.picture')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={field}
          id={id}
          type="file"
          accept={ACCEPTED}
          aria-describedby={`${id}-kinds`}
          className="peer sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void takePicture(file, file.name);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={classNames(
            buttonClass(picture ? 'secondary' : 'primary'),
            'peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-2',
          )}
        >
          <ImagePlus aria-hidden className="size-4.5" />
          {translate(picture ? 'trial.another' : 'trial.choose')}
        </label>
        {picture && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={translate('trial.remove', { name: picture.name })}
            title={translate('trial.remove', { name: picture.name })}
            onClick={() => {
              removePicture();
              field.current?.focus();
            }}
          >
            <X aria-hidden className="size-4.5" />
          </Button>
        )}
        <p id={`${id}-kinds`} className={picture ? 'sr-only' : 'text-muted text-sm'}>
          {translate('trial.kinds', { megabytes: LIMITS.trial.fileMegabytes })}
        </p>
      </div>
      <p role="status" className="sr-only">
        {opening && translate('trial.opening')}
      </p>
      {fault && (
        <Alert tone="danger" title={translate('trial.faults.title')}>
          {translate(`trial.faults.${fault}`, { megabytes: LIMITS.trial.fileMegabytes })}
        </Alert>
      )}
      <Examples onChoose={(example) => void takeExample(example)} />
    </fieldset>
  );
}

function Examples({ onChoose }: { onChoose: (example: (typeof EXAMPLES)[number]) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <p id={id} className="text-muted text-sm">
        {translate('trial.example')}
      </p>
      <ul aria-labelledby={id} className="flex gap-2">
        {EXAMPLES.map((example) => (
          <li key={example.name}>
            <button
              type="button"
              aria-label={translate(`trial.examples.${example.name}`)}
              onClick={() => onChoose(example)}
              className="block size-12 cursor-pointer overflow-hidden rounded-md transition-opacity hover:opacity-80"
            >
              <Picture source={example.picture} alt="" sizes="3rem" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
