import { FIRST_LANGUAGE } from '@softbox/config/catalog';
import { wordsOfPage } from '@softbox/config/inputs/site-texts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@softbox/config/languages';
import type { SitePage, SiteTextKey, SiteWords } from '@softbox/config/site-texts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useCountry } from '../../../lib/country.tsx';
import { draftOf, keepDraft } from '../../../lib/drafts.ts';
import { useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminPath } from '../admin-tab.ts';
import { ReadOnlyNote } from '../read-only-note.tsx';
import { TextActs } from './text-acts.tsx';
import { type Faults, TextFields } from './text-fields.tsx';
import { TextHistory } from './text-history.tsx';
import { type PageTexts, useTextActs } from './use-text-acts.ts';

export function TextsEditor({ page }: { page: SitePage }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const texts = trpc.admin.content.text.useQuery({ page }, { refetchOnMount: 'always' });
  return (
    <section aria-labelledby="texts-title" className="flex flex-col gap-6">
      <div>
        <Link
          to={adminPath(code, 'content', { part: 'texts' })}
          className="inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {translate('admin.content.texts.back')}
        </Link>
        <h2 id="texts-title" className="font-semibold text-title">
          {translate(`admin.content.texts.page.${page}`)}
        </h2>
        <p className="mt-1 text-muted">{translate(`admin.content.texts.pageText.${page}`)}</p>
      </div>
      {texts.data && <Editor texts={texts.data} />}
      {!texts.data && texts.isPending && <Skeleton className="h-160 rounded-lg" />}
      {!texts.data && texts.isError && <LoadFailure error={texts.error} onRetry={() => void texts.refetch()} />}
    </section>
  );
}

/** Every fault by language and key, in the order of the languages. */
function faultsOf(page: SitePage, words: SiteWords): Faults {
  const { error } = wordsOfPage(page).safeParse(words);
  return new Map(error?.issues.map(({ path, message }) => [path.join(' '), message]));
}

const draftName = (page: SitePage) => `texts ${page}`;

function typedIn(page: SitePage): SiteWords | null {
  const draft = draftOf(draftName(page));
  return draft ? JSON.parse(draft) : null;
}

/** What is typed is kept in the tab until it is saved as a draft. */
function Editor({ texts }: { texts: PageTexts }) {
  const translate = useTranslate();
  const may = useMay();
  const { page } = texts;
  const [typed, setTyped] = useState(() => typedIn(page));
  const [language, setLanguage] = useState<Language>(FIRST_LANGUAGE);
  const [isChecked, setChecked] = useState(false);
  const words = typed ?? texts.words;
  const faults: Faults = isChecked ? faultsOf(page, words) : new Map();
  const faulty = LANGUAGES.filter((each) => [...faults.keys()].some((name) => name.startsWith(`${each} `)));
  const forget = () => {
    setTyped(null);
    setChecked(false);
    keepDraft(draftName(page), '');
  };
  const acts = useTextActs(texts, forget);
  const type = (key: SiteTextKey, text: string) => {
    const next = { ...words, [language]: { ...words[language], [key]: text } };
    setTyped(next);
    keepDraft(draftName(page), JSON.stringify(next));
  };
  const save = () => {
    setChecked(true);
    const [first] = faultsOf(page, words).keys();
    if (first === undefined) return acts.save(words);
    const [wrong = ''] = first.split(' ');
    if (!faulty.includes(language)) setLanguage(LANGUAGES.find((each) => each === wrong) ?? language);
  };
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <TextFields
          texts={texts}
          words={words}
          faults={faults}
          language={language}
          onLanguage={setLanguage}
          onType={type}
        />
        {faulty.length > 0 && (
          <Alert tone="danger">
            {translate('admin.content.texts.failed', {
              languages: faulty.map((each) => LANGUAGE_NAMES[each]).join(', '),
            })}
          </Alert>
        )}
        {acts.complaint && <Alert tone="danger">{acts.complaint}</Alert>}
        <ReadOnlyNote permission="content.write" />
        {may('content.write') && (
          <TextActs texts={texts} language={language} isTyped={typed !== null} acts={acts} onSave={save} />
        )}
      </div>
      <TextHistory texts={texts} acts={acts} />
    </div>
  );
}
