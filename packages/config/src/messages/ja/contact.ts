import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const contact = translationOf<typeof ko.contact>()({
  form: 'お問い合わせ',
  name: 'お名前',
  email: 'メールアドレス',
  company: '会社名',
  service: 'ご希望のサービス',
  services: {
    basic: 'ベーシックパッケージ',
    premium: 'プレミアムパッケージ',
    custom: 'カスタム制作',
    consultation: '無料相談',
  },
  message: 'お問い合わせ内容',
  messageHint: '商品の種類、必要な点数、使う場所をお書きいただくと、より正確にお答えできます。',
  send: '送信する',
  privacy: 'お送りいただいた情報は、ご返信のためだけに使います。',
  privacyLink: '個人情報の取り扱い',
  sent: 'メッセージを送信しました',
  failed: 'メッセージを送信できませんでした',
  failedText: '問題が発生しました。もう一度お試しください。',
});
