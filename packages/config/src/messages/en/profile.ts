import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const profile = translationOf<typeof ko.profile>()({
  title: 'My info',
  signInRequired: 'Please log in first',
  signInText: 'Once you are logged in, you will find your details and your orders here.',
  details: 'Your details',
  field: {
    email: 'Email',
    username: 'Username',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    joined: 'Member since',
  },
  unknown: 'No information',
  notGiven: 'Not given',
  emailHint: 'Changing your email logs out your other devices, and we let your old address know.',
  adminEmailHint: 'The administrator’s address can only be changed in the server’s settings.',
  saving: 'Saving…',
  saved: 'Profile updated',
  failed: 'Update failed',
  network: 'An error occurred while updating your profile.',
  orders: {
    title: 'Your orders',
    empty: 'No orders yet',
    emptyText: 'Pick a template you like and place your first order.',
    browse: 'Browse templates',
    placed: 'Ordered on {date}',
  },
  password: { title: 'Password', text: 'A new password logs you out everywhere but on this device.' },
  devices: {
    title: 'Where you are logged in',
    text: 'If you see a device you do not know, log it out and change your password.',
    current: 'This device',
    unknown: 'Unknown device',
    lastSeen: 'Last used {date}',
    end: 'Log out',
    endOn: 'Log out on {device}',
    failed: 'Could not log out the device',
  },
});
