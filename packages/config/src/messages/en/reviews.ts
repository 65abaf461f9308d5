import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const reviews = translationOf<typeof ko.reviews>()({
  title: 'What customers say',
  none: 'No reviews yet.',
  summary: '{average} out of 5 · {count} reviews',
  stars: '{rating} out of 5 stars',
  approved: 'Verified purchase',
  newest: 'Showing the newest {count}.',
  about: 'Bought {title}',
  write: {
    title: 'Your review',
    text: 'How do you like your pictures? Once you have them, tell us and others. We read every review before it appears on the site.',
    open: 'Write a review',
    change: 'Change your review',
    rating: 'Rating',
    star: '{rating} out of 5',
    words: 'Your review',
    wordsHint: 'Up to 1,000 characters that will help others to decide.',
    name: 'Name to show',
    nameHint: 'It need not be your real name. The name of your brand is fine.',
    send: 'Send review',
    sent: 'Thank you for your review.',
    sentText: 'It will appear once we have read it.',
    overtaken:
      'You have changed this review in another window. What you wrote is still here; press once more to send it.',
    status: { pending: 'Being read', approved: 'Published', hidden: 'Not published' },
    pendingText: 'We are reading it. Until it is published you can change it.',
    hiddenText: 'From the studio: {reason}',
  },
  ratingMissing: 'Please choose a rating.',
});
