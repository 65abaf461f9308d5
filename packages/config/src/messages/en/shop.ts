import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const shop = translationOf<typeof ko.shop>()({
  title: 'Template store',
  pageTitle: 'Product photo templates and prices',
  description:
    '{count} photo templates for food, cosmetics and fashion, from {price}. Choose a mood, send photos of your product, and we make its picture in that style.',
  templateTitle: '{title}: photo template, {price}',
  templateDescription: '{type} · {price}. {description}',
  intro: 'Choose the mood you like. We recreate it with your own product.',
  filter: 'Category',
  categories: { all: 'All', food: 'Food', cosmetics: 'Cosmetics', fashion: 'Fashion', others: 'Others' },
  count: 'Templates: {count}',
  empty: 'No templates here yet',
  emptyText: 'Have a look at another category. New templates are on their way.',
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  buyNowOf: 'Buy Now: {title}',
  addToCartOf: 'Add to Cart: {title}',
  order: 'Order this template',
  backToStore: 'Back to the store',
  price: 'Price',
  gallery: { label: 'Pictures of the template', view: 'Picture {number}', alt: '{title}, picture {number}' },
  included: {
    title: 'What’s Included',
    resolution: 'High-resolution product photography',
    styling: 'Professional background and styling',
    angles: 'Multiple angle shots',
    rights: 'Commercial usage rights',
    delivery: '48-hour delivery',
  },
  notFound: {
    kicker: '404',
    title: 'Template Not Found',
    text: 'This template is no longer on sale, or the address is not quite right. There are others in the store.',
  },
  related: 'You may also like',
  tryLink: 'Try it with your photo',
});
