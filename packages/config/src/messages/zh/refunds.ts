import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refunds = translationOf<typeof ko.refunds>()({
  title: '取消与退款',
  now: '如果现在取消',
  back: '退还 {amount}',
  clause: {
    before_work: '制作尚未开始，且付款未超过 {days} 天，因此全额退还。',
    work_started: '制作已经开始，因此退还付款金额的 {percent}%。',
    draft_delivered: '初稿交付之后不再退款。',
    unstated: '付款已超过 {days} 天，但制作尚未开始。工作人员确认后会告知您退款金额。',
  },
  until: '只要制作尚未开始，{date} 之前均可全额退款。',
  cancel: '取消订单',
  ask: '申请取消',
  dialog: {
    title: '要取消这个订单吗？',
    askTitle: '要申请取消吗？',
    due: '退款金额',
    decided: '由工作人员确认后决定',
    way: '款项将按原支付方式退回，视支付机构不同可能需要几天。',
    final: '取消后无法恢复。',
    askText: '在我们答复之前，订单保持不变。',
    confirm: '取消并退还 {amount}',
    askConfirm: '提交申请',
    keep: '保留订单',
  },
  cancelled: '订单已取消',
  cancelledText: '{amount} 的退款已开始办理。',
  asked: '已提交取消申请',
  askedText: '工作人员确认后会通过邮件答复您。',
  request: {
    open: '工作人员正在处理您的取消申请，结果会通过邮件告知。',
    declined: '工作室对您取消申请的答复：',
  },
  list: '退款记录',
  reason: {
    late_payment: '订单取消后到账的付款',
    second_payment: '重复支付的第二笔付款',
    policy: '按退款规则退款',
    goodwill: '工作室决定的退款',
  },
  status: {
    requested: '正在申请退款',
    pending: '支付机构处理中',
    succeeded: '已退款',
    failed: '核实中',
  },
  failed: '退款未能立即完成，工作人员正在核实。',
});
