import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const answers = translationOf<typeof ko.answers>()({
  signedIn: 'ログインしました。',
  signedOut: 'ログアウトしました。',
  registered: '会員登録が完了しました。',
  resetMailSent: 'ご登録のメールアドレスの場合、パスワード再設定用のリンクをお送りしました。メールをご確認ください。',
  passwordReset: 'パスワードを変更しました。新しいパスワードでログインしてください。',
  passwordChanged: 'パスワードを変更しました。',
  profileSaved: '会員情報を更新しました。',
  emailRestored: 'メールアドレスを以前のものに戻しました。',
  sessionEnded: '該当の端末からログアウトしました。',
  orderSaved: 'ご注文を承りました。',
  statusChanged: '注文の状態を変更しました。',
  paymentDone: 'お支払いが完了しました。',
  paymentNext: 'お支払いの手続きを続けてください。',
  paymentDeclined: 'お支払いが承認されませんでした。',
  paymentUnauthenticated:
    '本人認証に失敗したため、お支払いは行われていません。もう一度お試しいただくか、別のお支払い方法をご利用ください。',
  paymentCanceled: 'お支払いをキャンセルしました。',
  paymentReturned: 'お支払いの前にご注文がキャンセルされていたため、全額を返金いたします。',
  paymentPending: 'お支払いの結果を確認しています。',
  enquirySent: 'お問い合わせを承りました。1営業日以内にご返信いたします。',
});
