/** Waits for an answer; was answered; needs no more attention. */
export const ENQUIRY_STATUSES = ['pending', 'answered', 'done'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const ENQUIRY_EVENTS = ['replied', 'done', 'reopened'] as const;
