import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const profile = translationOf<typeof ko.profile>()({
  title: 'マイページ',
  signInRequired: 'ログインが必要です',
  signInText: 'ログインすると、会員情報とご注文履歴をご確認いただけます。',
  details: '会員情報',
  field: {
    email: 'メールアドレス',
    username: 'ユーザー名',
    firstName: '名',
    lastName: '姓',
    phone: '電話番号',
    joined: '登録日',
  },
  unknown: '情報なし',
  notGiven: '未入力',
  emailHint: 'メールアドレスを変更すると、ほかの端末からログアウトされ、以前のアドレスにお知らせが届きます。',
  adminEmailHint: '管理者のメールアドレスは、サーバーの設定でのみ変更できます。',
  saving: '保存中…',
  saved: 'プロフィールを更新しました',
  failed: '更新できませんでした',
  network: 'プロフィールの更新中にエラーが発生しました。',
  orders: {
    title: 'ご注文履歴',
    empty: 'ご注文はまだありません',
    emptyText: 'お好みのテンプレートを選んで、最初のご注文を始めてみませんか。',
    browse: 'テンプレートを見る',
    placed: '{date} ご注文',
  },
  password: { title: 'パスワード', text: 'パスワードを変更すると、この端末以外のすべての端末からログアウトされます。' },
  devices: {
    title: 'ログイン中の端末',
    text: '心当たりのない端末があれば、ログアウトしてパスワードを変更してください。',
    current: 'この端末',
    unknown: '不明な端末',
    lastSeen: '最終利用 {date}',
    end: 'ログアウト',
    endOn: '{device}からログアウト',
    failed: 'ログアウトできませんでした',
  },
});
