import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const common = translationOf<typeof ko.common>()({
  brand: 'Softbox',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  confirm: 'Confirm',
  retry: 'Try again',
  loading: 'Loading…',
  back: 'Back',
  backHome: 'Back to home',
  next: 'Next',
  previous: 'Previous',
  more: 'Show more',
  optional: 'optional',
  choose: 'Please choose',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  newTab: 'opens in a new tab',
  success: 'Success',
  error: 'Error',
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss notification',
  failure: {
    title: 'Something went wrong',
    text: 'Please try again in a moment. If it keeps happening, get in touch with us.',
    network: 'Please check your internet connection and try again.',
  },
});
