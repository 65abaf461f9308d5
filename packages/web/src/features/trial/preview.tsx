import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Compare } from '../../ui/compare.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Framing } from './drawing/crop.ts';
import type { Format } from './drawing/formats.ts';
import type { OpenedPicture } from './open-picture.ts';
import { measureStyle, pictureAddress } from './template-style.ts';
import { useDrawing } from './use-drawing.ts';
import type { Template } from './use-trial-choice.ts';
import type { TrialWords } from './use-trial-words.ts';

interface PreviewProps {
  picture: OpenedPicture;
  template: Template;
  format: Format;
  words: TrialWords;
  framing: Framing;
}

/** The visitor's picture in the template's style, beside itself as it was taken. */
export function Preview({ picture, template, format, words, framing }: PreviewProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const plain = useRef<HTMLCanvasElement>(null);
  const styled = useRef<HTMLCanvasElement>(null);
  const [saveFailed, setSaveFailed] = useState(false);
  const address = pictureAddress(template);
  const {
    data: style,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['template-style', address],
    queryFn: () => measureStyle(address),
    placeholderData: keepPreviousData,
  });
  const drawn = useDrawing({ plain, styled }, picture.canvas, style, {
    format,
    framing,
    name: words.name.trim() || translate('trial.sampleName'),
    price: words.price.trim(),
    mark: translate('trial.mark'),
    language,
  });
  const names = { template: template.title, format: translate(`trial.formats.${format}`) };

  async function save() {
    const file = await new Promise<Blob | null>((resolve) => styled.current?.toBlob(resolve, 'image/png'));
    setSaveFailed(!file);
    if (file) saveFile(file, `softbox-preview-${template.id}-${format}.png`);
  }

  return (
    <>
      <div className="relative aspect-4/5 overflow-hidden rounded-xl bg-sunken">
        <Compare
          before={<canvas ref={plain} aria-hidden className="size-full" />}
          after={<canvas ref={styled} role="img" aria-label={translate('trial.alt', names)} className="size-full" />}
          label={translate('trial.slider')}
          valueText={(percent) => translate('trial.sliderValue', { percent })}
        />
        {!drawn && !isError && (
          <div className="absolute inset-0 flex items-center justify-center bg-sunken">
            <Spinner />
          </div>
        )}
      </div>
      <p className="mt-2 flex justify-between gap-4 text-muted text-sm">
        <span>{translate('trial.asTaken')}</span>
        <span>{translate('trial.styled')}</span>
      </p>
      <Button variant="ghost" className="mt-1 -ml-5" disabled={!drawn} onClick={() => void save()}>
        <Download aria-hidden className="size-4.5" />
        {translate('trial.save')}
      </Button>
      <p role="status" className="sr-only">
        {drawn && translate('trial.drawn', names)}
      </p>
      {isError && (
        <Alert tone="danger" title={translate('trial.styleFailed')} className="mt-3">
          <Button size="sm" variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {translate('common.retry')}
          </Button>
        </Alert>
      )}
      {saveFailed && (
        <Alert tone="danger" className="mt-3">
          {translate('trial.saveFailed')}
        </Alert>
      )}
    </>
  );
}
