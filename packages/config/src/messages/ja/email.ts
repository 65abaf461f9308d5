import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const email = translationOf<typeof ko.email>()({
  layout: {
    linkFallback: 'ボタンが開かない場合は、次のアドレスをブラウザに貼り付けてください。',
    questions: 'ご不明な点がございましたら、{email} までお気軽にお問い合わせください。',
    sentBy: 'このメールは {company} からお送りしています。',
  },
  welcome: {
    subject: '【Softbox】ご登録ありがとうございます',
    heading: 'ようこそ、Softboxへ',
    headingNamed: '{name}様、ようこそ',
    intro: 'Softboxにご登録いただきありがとうございます。商品が一つあれば、ブランドに合った写真一式をご用意できます。',
    detail: 'まずはテンプレートをご覧ください。お好みの雰囲気を選んでご注文いただくと、商品に合わせて仕上げます。',
    button: 'テンプレートを見る',
  },
  resetPassword: {
    subject: '【Softbox】パスワード再設定のご案内',
    heading: '新しいパスワードの設定',
    intro: 'パスワード再設定のご依頼を受け付けました。下のボタンから新しいパスワードを設定してください。',
    detail: 'リンクの有効期限は{hours}時間で、ご利用は一度限りです。',
    button: 'パスワードを再設定する',
    note: 'お心当たりがない場合は、このメールを破棄してください。パスワードは変更されません。',
  },
  passwordChanged: {
    subject: '【Softbox】パスワードが変更されました',
    heading: 'パスワードが変更されました',
    intro: 'お客様のアカウントのパスワードが変更されました。安全のため、他のすべての端末からログアウトしました。',
    detail: 'お心当たりがない場合は、ログイン画面からすぐにパスワードを再設定し、当社までご連絡ください。',
  },
  emailChanged: {
    subject: '【Softbox】メールアドレスが変更されました',
    heading: 'メールアドレスが変更されました',
    intro: 'お客様のアカウントのメールアドレスが下記に変更されました。今後は新しいアドレスでログインしてください。',
    detail: 'お心当たりがない場合は、{hours}時間以内に下のボタンから以前のアドレスに戻すことができます。',
    newEmail: '新しいメールアドレス',
    button: '変更を取り消す',
    note: '取り消すとすべての端末からログアウトします。その後、パスワードも新しく設定してください。ご自身で変更された場合、お手続きは不要です。',
  },
  order: {
    number: '注文番号',
    button: 'ご注文を確認する',
    note: 'このリンクからご注文内容をご覧いただけます。第三者と共有しないでください。',
  },
  orderReceived: {
    subject: '【Softbox】ご注文を承りました',
    heading: 'ご注文を承りました',
    intro: 'Softboxをご利用いただきありがとうございます。ご注文を確かに承りました。',
    detail: 'お支払いの確認後、すぐに制作を開始します。お支払いがまだの場合は、ご注文ページからお手続きいただけます。',
  },
  orderPaid: {
    subject: '【Softbox】お支払いが完了しました',
    heading: 'お支払いが完了しました',
    intro: 'お支払いありがとうございます。これより制作を開始いたします。',
    detail: '確認が必要な場合はご連絡いたします。進み具合はご注文ページでいつでもご確認いただけます。',
  },
  paymentRefunded: {
    subject: '【Softbox】返金手続きが完了しました',
    heading: '返金手続きが完了しました',
    intro: 'お支払いいただいた金額を、下記のとおり返金いたしました。',
    detail: 'お支払い方法により、実際の入金まで数営業日かかる場合がございます。',
    amount: '返金額',
  },
});
