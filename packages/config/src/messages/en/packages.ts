import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const packages = translationOf<typeof ko.packages>()({
  sns: {
    name: 'SNS all-in-one package',
    description: 'Photos, a poster and a short video: everything your social channels need, prepared in one go.',
    features: {
      f1: 'Product detail page, 1–2 pages',
      f2: '3 customised photo shoots, up to 3 menus per shoot',
      f3: '1 SNS poster',
      f4: 'Resized versions for Reels/Stories, Facebook and TikTok',
      f5: 'Short video of 5–10 seconds',
    },
  },
  delivery: {
    name: 'Delivery/market-app sales package',
    description: 'Product cuts, thumbnails and a menu, ready to upload to delivery and market apps.',
    features: {
      f1: '5 white-background product shots',
      f2: '1 signature branding cut',
      f3: '3 thumbnail types',
      f4: 'Delivery-app support',
      f5: 'Menu as PDF and JPG',
    },
  },
  launch: {
    name: 'Shopping-mall / e-commerce launch package',
    description: 'From the first banner to product photos, brand kit and marketing advice for your new online shop.',
    features: {
      f1: 'Hero banner',
      f2: 'Catalog page of up to 10 products',
      f3: '15 product photos',
      f4: 'Logo and brand kit',
      f5: '10 social templates',
      f6: '30-day marketing consultation',
    },
  },
  popular: 'Most popular',
  usage: 'Maximum service usage period: {months} months.',
  refundLink: 'Read the refund policy',
});
