import { paths } from '@softbox/config/paths';

export const messagesPath = paths.adminMessages;
/** As that path says it. */
export const isAtMessages = (params: URLSearchParams) => params.get('part') === 'messages';
