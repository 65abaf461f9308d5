import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const contact = translationOf<typeof ko.contact>()({
  form: 'Contact',
  name: 'Full name',
  email: 'Email address',
  company: 'Company',
  service: 'Service interested in',
  services: {
    basic: 'Basic package',
    premium: 'Premium package',
    custom: 'Custom project',
    consultation: 'Free Consultation',
  },
  message: 'Message',
  messageHint:
    'What the product is, how many pictures you need and where they will be used: that helps us give a precise answer.',
  send: 'Send message',
  privacy: 'We use what you send only to answer you.',
  privacyLink: 'How we handle personal information',
  sent: 'Message sent successfully!',
  failed: 'Error sending message',
  failedText: 'Something went wrong. Please try again.',
});
