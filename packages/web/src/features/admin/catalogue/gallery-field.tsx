import { MAX_VIEWS } from '@softbox/config/catalog';
import type { TemplateDraft } from '@softbox/config/inputs/admin';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@softbox/config/languages';
import { imagePath } from '@softbox/config/pictures';
import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { GalleryRow } from './gallery-row.tsx';
import { PictureChooser } from './picture-chooser.tsx';

export type GalleryDraft = TemplateDraft['gallery'];

interface GalleryFieldProps {
  views: GalleryDraft;
  /** In which the descriptions are written now. */
  language: Language;
  /** Told how the views become what they are to be: a picture may arrive while something is typed. */
  onChange: (change: (views: GalleryDraft) => GalleryDraft) => void;
  onBusy: (isBusy: boolean) => void;
}

const NO_ALT = { ko: '', en: '', ja: '', zh: '', vi: '' };

function moved(views: GalleryDraft, image: string, step: -1 | 1): GalleryDraft {
  const next = [...views];
  const at = next.findIndex((view) => view.image === image);
  next.splice(at + step, 0, ...next.splice(at, 1));
  return next;
}

/** A template's further views, in the store's order. */
export function GalleryField({ views, language, onChange, onBusy }: GalleryFieldProps) {
  const translate = useTranslate();
  const [said, say] = useState('');
  const room = MAX_VIEWS - views.length;
  const undescribed = LANGUAGES.filter((each) => views.some(({ alt }) => !alt[each]?.trim()));
  // A row that moves or goes takes the focus with it.
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

  function move(image: string, step: -1 | 1) {
    const at = views.findIndex((view) => view.image === image) + step;
    onChange((now) => moved(now, image, step));
    say(translate('admin.catalogue.viewMoved', { number: at + 1, count: views.length }));
    focus(`view-${image}-${step}`);
  }

  function remove(image: string) {
    const at = views.findIndex((view) => view.image === image);
    const next = views[at + 1] ?? views[at - 1];
    onChange((now) => now.filter((view) => view.image !== image));
    say(translate('admin.catalogue.viewRemoved', { number: at + 1 }));
    focus(next ? `view-${next.image}-remove` : 'views');
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend id="views" tabIndex={-1} className="mb-1 font-medium text-sm">
        {translate('admin.catalogue.views')}
      </legend>
      <p className="text-muted text-sm">{translate('admin.catalogue.viewsHint', { max: MAX_VIEWS })}</p>
      <ol className="flex flex-col gap-3 empty:hidden">
        {views.map((view, index) => (
          <GalleryRow
            key={view.image}
            view={view}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === views.length - 1}
            language={language}
            onAlt={(text) =>
              onChange((now) =>
                now.map((each) =>
                  each.image === view.image ? { ...each, alt: { ...each.alt, [language]: text } } : each,
                ),
              )
            }
            onMove={(step) => move(view.image, step)}
            onRemove={() => remove(view.image)}
          />
        ))}
      </ol>
      {undescribed.length > 0 && (
        <p className="text-muted text-sm">
          {translate('admin.catalogue.viewsUndescribed', {
            languages: undescribed.map((each) => LANGUAGE_NAMES[each]).join(', '),
          })}
        </p>
      )}
      {room > 0 && (
        <PictureChooser
          label={translate('admin.catalogue.addView')}
          most={room}
          onSent={(picture) =>
            onChange((now) => [...now, { image: imagePath(picture.name), picture, alt: NO_ALT }].slice(0, MAX_VIEWS))
          }
          onBusy={onBusy}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
