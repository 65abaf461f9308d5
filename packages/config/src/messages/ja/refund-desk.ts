import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refundDesk = translationOf<typeof ko.refundDesk>()({
  title: '返金',
  byRule: '規定による返金額',
  why: '根拠',
  left: '返金できる金額',
  clause: {
    before_work: '作業開始前、お支払いから {days} 日以内：全額',
    work_started: '作業開始後、初稿のお渡し前：{percent}%',
    draft_delivered: '初稿のお渡し後：返金なし',
    unstated: '作業開始前、お支払いから {days} 日経過：規定になく、スタジオが決定',
  },
  disputed: '決済会社で異議申し立てが処理されているため、返金できません。',
  open: '返金する',
  asked: 'お客様がキャンセルを希望しています',
  askedText: '{date} の申し込みです。規定にない場合ですので、判断をお願いします。',
  askedElsewhere:
    '{date} の申し込みです。お支払いは現在接続されていない決済アカウントで受けたものですので、決済会社の管理画面で返金してから注文をキャンセルしてください。',
  decline: '申し込みを断る',
  form: {
    title: '返金する',
    limit: '{amount} まで返金できます。',
    how: '返金額',
    rule: '規定どおり',
    offer: '残りの全額',
    other: '別の金額',
    amount: '金額（{currency}）',
    reason: '理由',
    reasonHint: '規定と異なる理由を残してください。お客様には表示されません。',
    cancelOrder: '注文もキャンセルする',
    confirm: '{amount} を返金する',
    keep: '閉じる',
  },
  answer: {
    title: 'キャンセルの申し込みを断りますか？',
    text: '注文はそのまま進み、下のお返事がお客様にメールで届きます。',
    label: 'お客様へのお返事',
    send: '断ってお返事を送る',
    keep: '閉じる',
    sent: 'お返事を送りました',
  },
  again: '返金をもう一度試す',
  started: '返金を始めました',
  status: { requested: '依頼中', pending: '処理中', succeeded: '完了', failed: '失敗' },
  failure: {
    FULL_REFUND_ONLY: 'この決済は全額でのみ返金できます',
    DISPUTED: '決済会社で異議申し立てを処理中です',
  },
  reason: {
    policy: '規定',
    goodwill: 'スタジオの判断',
    late_payment: 'キャンセル後の支払い',
    second_payment: '二重の支払い',
  },
});
