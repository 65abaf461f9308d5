import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const validation = translationOf<typeof ko.validation>()({
  invalid: 'Please check what you entered.',
  required: 'This field is required.',
  tooLong: 'This is longer than the field allows.',
  emailRequired: 'Please enter your email.',
  emailInvalid: 'Please enter a valid email',
  emailUnchecked: 'Please check that the email is available.',
  passwordTooShort: 'The password must have at least {passwordMin} characters',
  newPasswordTooShort: 'The password must have at least {passwordMin} characters.',
  passwordMismatch: 'The passwords do not match.',
  usernameTooShort: 'The username must have at least {usernameMin} characters',
  allFieldsRequired: 'Please fill in every field.',
  resetLinkInvalid: 'This reset link is not valid.',
  phoneInvalid: 'Please check the phone number.',
  customerRequired: 'Please enter name, email, and phone number.',
  agreementsRequired:
    'Please agree to the purchase terms and privacy policy.',
  customerNameRequired: 'The customer name is required',
  customerEmailInvalid: 'Please enter a valid email',
  customerPhoneRequired: 'The phone number is required',
  brandNameRequired: 'The brand name is required',
  conceptRequired: 'Please describe the concept you have in mind',
  serviceRequired: 'Please choose the service you are interested in.',
  quantity: 'Please choose a quantity from 1 to {maxQuantity}.',
});
