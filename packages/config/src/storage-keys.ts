/** Keys of the browser's local storage. */
export const STORAGE_KEYS = { authToken: 'auth_token', selectedCountry: 'selectedCountry' } as const;

/** Keys of the tab's session storage: what a reload, or coming back from a payment page, must not lose. */
export const TAB_KEYS = {
  openDialog: 'open_dialog',
  checkoutDraft: 'checkout_draft',
  trialWords: 'trial_words',
  trialChoice: 'trial_choice',
  typed: 'typed',
  drafts: 'drafts',
} as const;

/** Cookie that carries the chosen language, readable by the server so that the first page is already in it. */
export const LANGUAGE_COOKIE = 'softbox_language';
/** Cookie that repeats the selected country for the server's redirect of unprefixed paths. */
export const COUNTRY_COOKIE = 'softbox_country';
/** HttpOnly cookies of the API; under https they carry the `__Host-` prefix (see api/src/cookies.ts). */
export const SESSION_COOKIE = 'softbox_session';
export const CART_COOKIE = 'softbox_cart';
