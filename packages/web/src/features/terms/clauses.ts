import type { MessageKey } from '@softbox/config/i18n';
import type { TermsSection } from '@softbox/config/paths';

type ClauseKey = Extract<MessageKey, `terms.sections.${string}`>;

/** What a section says, in order: a sentence, or a table of what applies when. */
type Clause = ClauseKey | readonly (readonly [when: ClauseKey, what: ClauseKey])[];

export const CLAUSES: Record<TermsSection, readonly Clause[]> = {
  purchase: [
    'terms.sections.purchase.p1',
    'terms.sections.purchase.p2',
    'terms.sections.purchase.p3',
    'terms.sections.purchase.p4',
  ],
  production: [
    'terms.sections.production.p1',
    [
      ['terms.sections.production.template', 'terms.sections.production.templateDays'],
      ['terms.sections.production.package', 'terms.sections.production.packageDays'],
    ],
    'terms.sections.production.p2',
  ],
  refund: [
    'terms.sections.refund.p1',
    [
      ['terms.sections.refund.before', 'terms.sections.refund.beforeDue'],
      ['terms.sections.refund.started', 'terms.sections.refund.startedDue'],
      ['terms.sections.refund.draft', 'terms.sections.refund.draftDue'],
    ],
    'terms.sections.refund.p2',
    'terms.sections.refund.p3',
  ],
  revision: ['terms.sections.revision.p1', 'terms.sections.revision.p2', 'terms.sections.revision.p3'],
  usage: ['terms.sections.usage.p1', 'terms.sections.usage.p2'],
  extra: ['terms.sections.extra.p1', 'terms.sections.extra.p2'],
  digital: ['terms.sections.digital.p1', 'terms.sections.digital.p2'],
  privacy: [
    'terms.sections.privacy.p1',
    [
      ['terms.sections.privacy.purpose', 'terms.sections.privacy.purposeText'],
      ['terms.sections.privacy.items', 'terms.sections.privacy.itemsText'],
      ['terms.sections.privacy.retention', 'terms.sections.privacy.retentionText'],
      ['terms.sections.privacy.rights', 'terms.sections.privacy.rightsText'],
      ['terms.sections.privacy.refusal', 'terms.sections.privacy.refusalText'],
    ],
    'terms.sections.privacy.p2',
  ],
};
