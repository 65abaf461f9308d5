import { itemKey } from '@softbox/config/catalog';
import { paths } from '@softbox/config/paths';
import { ShieldCheck } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useId, useState } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { keepTrialChoice } from '../../lib/trial-choice.ts';
import { withApi } from '../../lib/with-api.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { CENTRED } from './drawing/crop.ts';
import { EmptyPreview } from './empty-preview.tsx';
import { FormatChoice } from './format-choice.tsx';
import { FramingFields } from './framing-fields.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { StudioPicture } from './studio-picture.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { takePicture, useTrialPicture } from './trial-picture.ts';
import { type Template, useTrialChoice } from './use-trial-choice.ts';
import { useTrialWords } from './use-trial-words.ts';
import { WordFields } from './word-fields.tsx';

/** What draws is loaded with the first picture. */
const loadPreview = withApi(async () => (await import('./preview.tsx')).Preview);
const Preview = lazy(async () => ({ default: await loadPreview() }));

/** A visitor's own picture in the style of a template, drawn in the browser alone. */
export function Trial({ templates }: { templates: readonly Template[] }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const fieldId = useId();
  const { picture, opening } = useTrialPicture();
  const { template, format, choose } = useTrialChoice(templates);
  const [words, setWords] = useTrialWords();
  const [framing, setFraming] = useState(CENTRED);
  const [dropping, setDropping] = useState(false);

  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setDropping(over);
  };

  function order() {
    if (!template) return;
    const item = { kind: 'template', id: template.id } as const;
    keepTrialChoice({ itemId: itemKey(item), note: noteOf(template.title) });
    openDialog({ kind: 'purchase-method', item });
  }

  function noteOf(title: string): string {
    const chosen = translate('trial.note', { template: title, format: translate(`trial.formats.${format}`) });
    const written = [words.name, words.price].map((word) => word.trim()).filter(Boolean);
    return written.length > 0 ? `${chosen}\n${translate('trial.noteWords', { words: written.join(' · ') })}` : chosen;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the file field does the same for everybody.
    <div
      className="container-page py-8 sm:py-14"
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [file] = event.dataTransfer.files;
        if (file) void takePicture(file, file.name);
      }}
    >
      <header className="mb-8 lg:mb-12">
        <h1 className="font-semibold text-heading">{translate('trial.heading')}</h1>
        <p className="mt-3 max-w-prose text-lg text-muted leading-relaxed">{translate('trial.intro')}</p>
        <p className="mt-4 flex max-w-prose gap-2.5 font-medium">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          {translate('trial.privacy')}
        </p>
        <p className="mt-4 noscript:block hidden max-w-prose rounded-md bg-sunken px-4 py-3">
          {translate('trial.noScript')} <Link to={paths.templates(code)}>{translate('shop.title')}</Link>
        </p>
      </header>
      {template && (
        <div className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_22rem]">
          <section aria-labelledby="trial-preview" className="min-w-0">
            <h2 id="trial-preview" className="mb-3 font-semibold">
              {translate('trial.preview')}
            </h2>
            {picture ? (
              <Suspense fallback={<EmptyPreview fieldId={fieldId} opening dropping={dropping} />}>
                <Preview {...{ picture, template, format, words, framing }} />
              </Suspense>
            ) : (
              <EmptyPreview fieldId={fieldId} opening={opening} dropping={dropping} />
            )}
            <PictureChoice id={fieldId} onExample={(id) => choose({ template: id })} />
            <p className="mt-3 text-muted text-sm leading-relaxed">{translate('trial.honest')}</p>
          </section>
          {/* Each in its place by name, not by order: nothing moves while the page arrives in parts. */}
          <div className="flex min-w-0 flex-col gap-7 lg:col-start-3 lg:row-start-1 lg:pl-5">
            <TemplateChoice templates={templates} chosen={template.id} onChoose={(id) => choose({ template: id })} />
            <FormatChoice chosen={format} onChoose={(next) => choose({ format: next })} />
            <WordFields words={words} onChange={setWords} />
            {picture && <FramingFields framing={framing} onChange={setFraming} />}
            <div className="border-line border-t pt-6">
              <Button size="lg" className="w-full" onClick={order}>
                {translate('shop.order')}
              </Button>
              <p className="mt-3 text-muted text-sm leading-relaxed">{translate('trial.orderHint')}</p>
            </div>
          </div>
          <div className="sm:col-span-2 lg:col-span-1 lg:col-start-2 lg:row-start-1">
            <StudioPicture template={template} />
          </div>
        </div>
      )}
    </div>
  );
}
