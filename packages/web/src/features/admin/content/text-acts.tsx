import type { Language } from '@softbox/config/languages';
import { inLanguage, paths, type Section } from '@softbox/config/paths';
import type { SitePage } from '@softbox/config/site-texts';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useCountry } from '../../../lib/country.tsx';
import { useTranslate } from '../../../lib/i18n.tsx';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import type { TextActs as Acts, PageTexts } from './use-text-acts.ts';

interface TextActsProps {
  texts: PageTexts;
  language: Language;
  /** Something has been typed since the draft was saved. */
  isTyped: boolean;
  acts: Acts;
  onSave: () => void;
}

const SECTION: Record<SitePage, Section> = { main: 'home', services: 'services', enquiry: 'contact' };

/** Save, look, publish, or throw away: in this order. */
export function TextActs({ texts: { page, isDrafted }, language, isTyped, acts, onSave }: TextActsProps) {
  const translate = useTranslate();
  const { code } = useCountry();
  const [asked, setAsked] = useState<'publish' | 'discard' | null>(null);
  const answer = (act: () => void) => {
    setAsked(null);
    act();
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant={isTyped ? 'primary' : 'secondary'} busy={acts.isSaving} onClick={onSave}>
          {translate('admin.content.texts.save')}
        </Button>
        <a
          href={inLanguage(paths.preview(code, SECTION[page]), language)}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          {translate('admin.content.texts.preview')}
          <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">({translate('common.newTab')})</span>
        </a>
        {isDrafted && (
          <Button
            variant={isTyped ? 'secondary' : 'primary'}
            disabled={isTyped || acts.isBusy}
            onClick={() => setAsked('publish')}
          >
            {translate('admin.content.texts.publish')}
          </Button>
        )}
        {(isDrafted || isTyped) && (
          <Button variant="ghost" disabled={acts.isBusy} onClick={() => setAsked('discard')}>
            {translate('admin.content.texts.discard')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-muted text-sm">
        {isTyped ? translate('admin.content.texts.unsaved') : translate('admin.content.texts.previewHint')}
      </p>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={translate(asked === 'discard' ? 'admin.content.texts.discardTitle' : 'admin.content.texts.publishTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {translate('common.cancel')}
            </Button>
            {asked === 'discard' ? (
              <Button variant="danger" onClick={() => answer(acts.discard)}>
                {translate('admin.content.texts.discard')}
              </Button>
            ) : (
              <Button onClick={() => answer(acts.publish)}>{translate('admin.content.texts.publish')}</Button>
            )}
          </>
        }
      >
        {translate(asked === 'discard' ? 'admin.content.texts.discardText' : 'admin.content.texts.publishText')}
      </AlertDialog>
    </div>
  );
}
