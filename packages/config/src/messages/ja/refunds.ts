import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refunds = translationOf<typeof ko.refunds>()({
  title: 'キャンセルと返金',
  now: '今キャンセルされた場合',
  back: '{amount} を返金',
  clause: {
    before_work: '作業開始前で、お支払いから {days} 日以内のため、全額を返金いたします。',
    work_started: '作業がすでに始まっているため、お支払い金額の {percent}% を返金いたします。',
    draft_delivered: '初稿をお渡しした後は、返金を承ることができません。',
    unstated:
      'お支払いから {days} 日が過ぎていますが、作業はまだ始まっていません。担当者が確認し、返金額をご連絡いたします。',
  },
  until: '作業が始まらなければ、{date} までは全額を返金いたします。',
  cancel: '注文をキャンセルする',
  ask: 'キャンセルを申し込む',
  dialog: {
    title: 'この注文をキャンセルしますか？',
    askTitle: 'キャンセルを申し込みますか？',
    due: '返金額',
    decided: '担当者が確認して決定',
    way: 'お支払いと同じ方法で返金いたします。決済会社によっては数日かかることがあります。',
    final: 'キャンセルした注文は元に戻せません。',
    askText: 'お返事を差し上げるまで、ご注文はそのまま継続します。',
    confirm: 'キャンセルして {amount} の返金を受ける',
    askConfirm: '申し込みを送る',
    keep: '注文を続ける',
  },
  cancelled: '注文をキャンセルしました',
  cancelledText: '{amount} の返金手続きを始めました。',
  asked: 'キャンセルの申し込みを送りました',
  askedText: '担当者が確認し、メールでお返事いたします。',
  request: {
    open: 'キャンセルのお申し込みを担当者が確認しています。結果はメールでお知らせします。',
    declined: 'キャンセルのお申し込みに対するスタジオからのお返事です。',
  },
  list: '返金の履歴',
  reason: {
    late_payment: 'キャンセル後に届いたお支払い',
    second_payment: '2回目のお支払い',
    policy: '返金規定による返金',
    goodwill: 'スタジオの判断による返金',
  },
  status: {
    requested: '返金を依頼中',
    pending: '決済会社で処理中',
    succeeded: '返金済み',
    failed: '確認中',
  },
  failed: '返金がすぐに完了しなかったため、担当者が確認しています。',
});
