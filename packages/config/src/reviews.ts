export const REVIEW_STATUSES = ['pending', 'approved', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const REVIEW_EVENTS = ['written', 'changed', 'approved', 'hidden'] as const;
