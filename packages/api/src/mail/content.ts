/** What a mail says, before it has a form: plain words, nothing escaped. */
export interface MailContent {
  subject: string;
  /** The line a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** What the receiver wrote before, to be known again. */
  quote?: { label: string; text: string };
  /** Small print below the button. */
  note?: string;
}
