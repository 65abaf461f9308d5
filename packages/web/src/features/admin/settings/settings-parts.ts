import type { CountryCode } from '@softbox/config/countries';
import { adminPath } from '../admin-tab.ts';

const MESSAGES = 'messages';

export const messagesPath = (country: CountryCode) => adminPath(country, 'settings', { part: MESSAGES });
export const isAtMessages = (params: URLSearchParams) => params.get('part') === MESSAGES;
