import { ACCEPTED_FILES, FILE_LIMITS } from '@softbox/config/files';
import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

/** A file that is dropped beside the field would open in place of the page, with all that was typed there. */
function useKeepPage(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}

/** Takes files by dropping, choosing or the phone's camera. */
export function FileDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [over, setOver] = useState(false);
  useKeepPage();
  const take = (files: FileList | null) => files && files.length > 0 && onFiles([...files]);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isOver);
  };
  const field = (camera: boolean) => ({
    type: 'file',
    className: 'peer sr-only',
    'aria-describedby': `${id}-limits`,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      take(event.currentTarget.files);
      // The same file may be chosen again.
      event.currentTarget.value = '';
    },
    ...(camera
      ? ({ id: `${id}-camera`, accept: 'image/*', capture: 'environment' } as const)
      : { id: `${id}-files`, accept: ACCEPTED_FILES, multiple: true }),
  });
  const look = classNames(
    buttonClass('secondary', 'sm'),
    'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the buttons inside do the same for everybody.
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-6 text-center transition-colors',
        over ? 'border-accent bg-sunken' : 'border-line-strong',
      )}
    >
      <p className="max-sm:hidden">{translate('material.drop')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <span className="relative">
          <input {...field(false)} />
          <label htmlFor={`${id}-files`} className={look}>
            <Upload aria-hidden className="size-4" />
            {translate('material.choose')}
          </label>
        </span>
        <span className="relative pointer-coarse:inline hidden">
          <input {...field(true)} />
          <label htmlFor={`${id}-camera`} className={look}>
            <Camera aria-hidden className="size-4" />
            {translate('material.camera')}
          </label>
        </span>
      </div>
      <p id={`${id}-limits`} className="text-muted text-sm">
        {translate('material.limits', { count: FILE_LIMITS.count })}
      </p>
    </div>
  );
}
