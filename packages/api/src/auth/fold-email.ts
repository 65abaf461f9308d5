/** The form in which addresses are compared: spellings that reach the same account give the same text. */
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
