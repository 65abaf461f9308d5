import type { CountryCode } from '@softbox/config/countries';
import { cardUrl, largestUrl, type Picture, SHARE_SIZE, type ShareImage, shareUrl } from '@softbox/config/pictures';
import { ogAu, ogCn, ogKr, ogMy, ogUs, ogVn } from '@softbox/config/pictures/share';

const OF_COUNTRY: Record<CountryCode, ShareImage> = { US: ogUs, KR: ogKr, AU: ogAu, VN: ogVn, CN: ogCn, MY: ogMy };

/** A picture of our own or the address of any other, as one address. */
export const pictureAddress = (source: Picture | string) => (typeof source === 'string' ? source : largestUrl(source));

interface SharePicture {
  path: string;
  type?: string;
  width?: number;
  height?: number;
}

/** What a link to a page shows elsewhere: the page's own picture, else its country's. */
export function sharePicture(country: CountryCode, source?: Picture | string): SharePicture {
  if (typeof source === 'string') return { path: source };
  return { path: source ? cardUrl(source) : shareUrl(OF_COUNTRY[country]), type: 'image/jpeg', ...SHARE_SIZE };
}
