import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from '@softbox/config/languages';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { GalleryDraft } from './gallery-field.tsx';

interface RowProps {
  view: GalleryDraft[number];
  number: number;
  isFirst: boolean;
  isLast: boolean;
  language: Language;
  onAlt: (text: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** The length that the schema takes. */
const ALT_CHARS = 200;

export function GalleryRow({ view, number, isFirst, isLast, language, onAlt, onMove, onRemove }: RowProps) {
  const translate = useTranslate();
  const name = translate('admin.catalogue.view', { number });
  const act = (key: 'up' | 'down' | 'removeView', id: string, onClick: () => void, isEnd = false) => {
    const label = translate(`admin.catalogue.${key}`);
    const Icon = { up: ArrowUp, down: ArrowDown, removeView: Trash2 }[key];
    return (
      <Button
        id={`view-${view.image}-${id}`}
        variant="ghost"
        size="icon"
        className="size-9!"
        aria-label={`${label}: ${name}`}
        title={label}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onClick()}
      >
        <Icon aria-hidden className="size-4" />
      </Button>
    );
  };
  return (
    <li className="flex items-start gap-4 rounded-md border border-line p-3">
      <Picture
        source={view.picture ?? view.image}
        alt=""
        sizes="5rem"
        className="aspect-4/5 w-16 shrink-0 rounded-sm object-cover sm:w-20"
      />
      <div className="flex min-w-0 grow flex-col gap-2">
        <Field label={translate('admin.catalogue.viewAlt', { number, language: LANGUAGE_NAMES[language] })}>
          {(control) => (
            <Input
              {...control}
              lang={LANGUAGE_TAGS[language]}
              maxLength={ALT_CHARS}
              value={view.alt[language] ?? ''}
              onChange={({ currentTarget }) => onAlt(currentTarget.value)}
            />
          )}
        </Field>
        <div className="-ml-2 flex gap-1">
          {act('up', '-1', () => onMove(-1), isFirst)}
          {act('down', '1', () => onMove(1), isLast)}
          {act('removeView', 'remove', onRemove)}
        </div>
      </div>
    </li>
  );
}
