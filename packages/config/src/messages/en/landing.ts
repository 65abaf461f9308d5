import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const landing = translationOf<typeof ko.landing>()({
  title: 'AI product photos for food, cosmetics and fashion',
  description:
    'Send a phone photo of your dish or product. We turn it into a picture you can advertise with, in the style you choose. Photo templates and packages for social media, delivery apps and shops, from {price}.',
  hero: {
    eyebrow: 'AI product photos for food, cosmetics and fashion',
    title: 'Your phone photo,\nturned into an ad',
    text: 'Snap your dish or product and send it to us. In the style you choose, we turn it into pictures for your delivery app, your feed and your online shop.',
    quote: 'Get a quote now',
    samples: 'View samples',
    before: 'What you send',
    after: 'What you get',
    trades: 'Examples by trade',
    food: {
      before: 'Phone photo of a latte and a pastry on a cluttered counter under fluorescent light',
      after: 'The same latte and pastry on a wooden table, with the lights of a café behind',
    },
    cosmetics: {
      before: 'Phone photo of a bottle on a cluttered desk in dull light',
      after: 'The same bottle rising out of clear blue water',
    },
    fashion: {
      before: 'Phone photo of a blue puffer jacket on a dummy in a stockroom',
      after: 'The same blue jacket with bucket hat and sunglasses before a bright orange wall',
    },
    slider: 'Compare before and after',
    sliderValue: 'Finished picture {percent}%',
    factTemplates: 'Photo templates',
    factTemplatesValue: 'Ready in {templateDaysMin}–{templateDaysMax} days',
    factRevision: 'Changes',
    factRevisionValue: 'Within {revisionDays} days of the draft',
    factFrom: 'Prices',
    factFromValue: 'From {price}',
  },
  services: {
    title: 'Pictures for every place you sell',
    text: 'From the first shot on your home page to the menu and the moving ad: one product, one mood, all the way through.',
    start: 'Get started',
    portfolio: 'View portfolio',
    examples: 'Examples of {service}',
    pause: 'Pause the examples of {service}',
    play: 'Play the examples of {service}',
    conceptShots: {
      title: 'AI product concept shots',
      text: 'No location to rent. We build a set from your brand’s colours and story and place your product in it.',
    },
    socialPosters: {
      title: 'Social-media product posters',
      text: 'A new dish, a sale, an event: told in one picture, in the right sizes for Instagram, Facebook and TikTok.',
    },
    menuTemplates: {
      title: 'Product menu templates',
      text: 'Menus that show dish and price at a glance. Print them for the counter, upload them to the app.',
    },
    videoAds: {
      title: 'Product video ads',
      text: 'Five to ten seconds are enough: short clips that stop the thumb in Reels and Stories.',
    },
  },
  portfolio: {
    title: 'Choose the picture you wish were yours',
    text: 'The light and the mood stay as they are. The star is your own product.',
    filter: 'Category',
    buy: 'Buy Now',
    buyItem: 'Buy Now: {title}',
    viewAll: 'View all templates',
    viewAllText: 'More styles are waiting in the store.',
    shown: '{count} templates shown.',
    empty: 'Templates for this category are on their way.',
    failed: 'The templates could not be loaded.',
  },
  pricing: {
    title: 'Everything you need in one package',
    text: 'No waiting for a quote. The price you see is the price you pay.',
    select: 'Select',
    selectItem: 'Select {name}',
    includes: 'Included in {name}',
    days: 'Ready in {packageDaysMin}–{packageDaysMax} days',
  },
  steps: {
    title: 'From order to finished picture',
    choose: {
      title: 'Choose',
      time: 'Right now',
      text: 'Pick a template or a package. You can try it with your own photo first.',
    },
    pay: {
      title: 'Pay',
      time: '{fullRefundDays} days to change your mind',
      text: 'No account needed. Until work starts, you get a full refund within {fullRefundDays} days of payment.',
    },
    material: {
      title: 'Send your material',
      time: 'After payment',
      text: 'Photos of the product, your logo and any words that must appear. Phone photos are fine.',
    },
    draft: {
      title: 'See the draft',
      time: 'Templates {templateDaysMin}–{templateDaysMax} days\nPackages {packageDaysMin}–{packageDaysMax} days',
      text: 'Counted from your payment or the arrival of your material, whichever is later.',
    },
    revision: {
      title: 'Ask for changes',
      time: 'Within {revisionDays} days of the draft',
      text: 'Tell us what should be different. Our own mistakes are corrected free of charge.',
    },
    delivery: { title: 'Get your files', time: 'Once you approve', text: 'In high resolution, ready to upload.' },
  },
  contact: {
    title: 'What shall we shoot for you?',
    text: 'Tell us about your product and where the pictures will be used. We will tell you what fits and how long it takes.',
    email: 'Email',
    hours: 'Business hours',
  },
});
