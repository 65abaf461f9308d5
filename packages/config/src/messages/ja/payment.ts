import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const payment = translationOf<typeof ko.payment>()({
  complete: { title: 'お支払い完了', text: 'お支払いが正常に完了しました。' },
  failed: { title: 'お支払い失敗', text: 'お支払いの処理中にエラーが発生しました。' },
  canceled: { title: 'お支払いキャンセル', text: 'お支払いをキャンセルしました。' },
  notCanceled: {
    title: 'お支払いをキャンセルできませんでした',
    text: 'キャンセルされたかどうかを確認できませんでした。すでにお支払い済みの場合はご注文に反映され、メールでお知らせします。',
  },
  dialog: {
    title: 'お支払い',
    plan: '選択した商品',
    amount: 'お支払い金額',
    charge: 'ご請求額',
    opening: '{provider}の画面を開いています…',
    waiting: '{provider}の画面でお支払いを完了してください。',
    canceling: 'お支払いをキャンセルしています…',
    cancel: 'お支払いをキャンセル',
    saved: 'ご注文は保存されています。同じご注文をもう一度お支払いいただけます。',
    another: '同じご注文を別のお支払い方法で支払うこともできます。',
    paid: 'このご注文はお支払い済みです。',
    again: 'もう一度支払う',
    later: '後で支払う',
    order: '注文内容を見る',
    notPayable: 'このご注文は現在お支払いいただけません。',
  },
  scan: {
    code: '{provider}決済用QRコード',
    instruction: 'スマートフォンの{provider}アプリでこのコードを読み取ってください。',
    waiting: 'お支払いが済むと、この画面は自動で次に進みます。',
    validUntil: '{time}までお支払いいただけます。',
    expired: 'このQRコードの有効期限が切れました',
    expiredText: 'ご注文はそのまま保存されています。新しいコードでお支払いください。',
    renew: '新しいコードを表示',
    unreachable:
      'お支払いの状況を確認できません。インターネット接続をご確認ください。接続が戻りしだい、もう一度確認します。',
    sandbox: 'テスト決済画面を開く',
  },
  success: {
    title: 'ご注文ありがとうございます',
    text: 'お支払いが正常に完了しました。ご注文の処理を開始します。',
    checking: 'お支払いを確認しています',
    checkingText: '少々お待ちください。この画面を閉じてもご注文は失われません。',
    late: '確認に時間がかかっています',
    lateText: '確認でき次第メールでお知らせします。もう一度お支払いいただく必要はありません。',
    notConfirmed: 'お支払いを確認できません',
    notConfirmedText:
      'このアドレスでは完了したお支払いが見つかりません。お支払い済みの場合は、メールでお送りした注文リンクをご確認ください。',
    unreachable: 'お支払いの状況を読み込めませんでした',
    order: '注文内容を見る',
    checkAgain: 'もう一度確認する',
  },
  fail: {
    title: 'お支払いは完了していません',
    canceledTitle: 'お支払いをキャンセルしました',
    text: 'お支払いの処理中にエラーが発生しました。もう一度お試しください。',
    saved: 'ご注文はそのまま保存されています。同じご注文をもう一度お支払いいただけます。',
    again: 'もう一度試す',
    order: '注文内容を見る',
  },
});
