/** What a visitor can enquire about. */
export const ENQUIRY_SERVICES = ['basic', 'premium', 'custom', 'consultation'] as const;
export type EnquiryService = (typeof ENQUIRY_SERVICES)[number];

/** Waits for an answer; was answered; needs no more attention. */
export const ENQUIRY_STATUSES = ['pending', 'answered', 'done'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const ENQUIRY_EVENTS = ['replied', 'done', 'reopened'] as const;
