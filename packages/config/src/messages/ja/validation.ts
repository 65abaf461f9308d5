import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const validation = translationOf<typeof ko.validation>()({
  invalid: '入力内容をご確認ください。',
  required: '必須項目です。',
  tooLong: '入力できる文字数を超えています。',
  emailRequired: 'メールアドレスを入力してください。',
  emailInvalid: '正しいメールアドレスを入力してください',
  emailUnchecked: 'メールアドレスの重複確認を行ってください。',
  passwordTooShort: 'パスワードは{passwordMin}文字以上で入力してください',
  newPasswordTooShort: 'パスワードは{passwordMin}文字以上で入力してください。',
  passwordMismatch: 'パスワードが一致しません。',
  usernameTooShort: 'ユーザー名は{usernameMin}文字以上で入力してください',
  allFieldsRequired: 'すべての項目を入力してください。',
  resetLinkInvalid: '再設定用のリンクが無効です。',
  phoneInvalid: '電話番号の形式をご確認ください。',
  customerRequired: 'お名前、メールアドレス、電話番号をすべて入力してください。',
  agreementsRequired: '「購入条件および決済の進行」と「個人情報の収集および利用」の両方に同意してください。',
  customerNameRequired: 'お名前は必須です',
  customerEmailInvalid: '正しいメールアドレスを入力してください',
  customerPhoneRequired: '電話番号は必須です',
  brandNameRequired: 'ブランド名は必須です',
  conceptRequired: 'ご希望のコンセプトを入力してください',
  serviceRequired: 'ご興味のあるサービスを選択してください。',
  quantity: '数量は1個から{maxQuantity}個まで選択できます。',
});
