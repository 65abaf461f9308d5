import type { Translate } from '@softbox/config/i18n';
import type { TermsSection } from '@softbox/config/paths';
import { CLAUSES } from './clauses.ts';

/** The text of one section in the language of `translate`, which need not be the page's. */
export const ClausesOf = ({ section, translate }: { section: TermsSection; translate: Translate }) => (
  <div className="flex flex-col gap-4 leading-relaxed">
    {CLAUSES[section].map((clause) =>
      typeof clause === 'string' ? (
        <p key={clause}>{translate(clause)}</p>
      ) : (
        <dl key={clause[0]?.[0]} className="my-2 border-line border-y">
          {clause.map(([when, what]) => (
            <div
              key={when}
              className="grid gap-x-6 gap-y-1 border-line border-t py-3.5 first:border-t-0 sm:grid-cols-[5fr_7fr]"
            >
              <dt className="text-muted">{translate(when)}</dt>
              <dd className="font-semibold">{translate(what)}</dd>
            </div>
          ))}
        </dl>
      ),
    )}
  </div>
);
