import type { MessageTree } from './i18n.ts';
import type { Language } from './languages.ts';

/** The words of one language, loaded when first asked for; the browser so fetches one language only. */
export async function loadMessages(language: Language): Promise<MessageTree> {
  switch (language) {
    case 'ko':
      return (await import('./messages/ko/index.ts')).ko;
    case 'en':
      return (await import('./messages/en/index.ts')).en;
    case 'ja':
      return (await import('./messages/ja/index.ts')).ja;
    case 'zh':
      return (await import('./messages/zh/index.ts')).zh;
    case 'vi':
      return (await import('./messages/vi/index.ts')).vi;
  }
}
