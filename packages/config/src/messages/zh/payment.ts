import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const payment = translationOf<typeof ko.payment>()({
  complete: { title: '付款完成', text: '付款已成功完成。' },
  failed: { title: '付款失败', text: '处理付款时发生错误。' },
  canceled: { title: '付款已取消', text: '付款已取消。' },
  dialog: {
    title: '付款',
    plan: '所选商品',
    amount: '付款金额',
    opening: '正在打开 {provider}…',
    waiting: '请在 {provider} 页面完成付款。',
    canceling: '正在取消付款…',
    cancel: '取消付款',
    saved: '订单已保存，您可以再次为同一订单付款。',
    again: '再次付款',
    later: '稍后付款',
    order: '查看订单',
    notPayable: '该订单目前无法付款。',
  },
  success: {
    title: '感谢您的订购',
    text: '付款已成功完成，我们将开始处理您的订单。',
    checking: '正在确认付款',
    checkingText: '请稍候。即使关闭此页面，您的订单也不会丢失。',
    late: '确认时间比平时更长',
    lateText: '付款确认后我们会立即邮件通知您，无需再次付款。',
    notConfirmed: '付款未确认',
    notConfirmedText: '未找到与此地址对应的已完成付款。如果您已付款，请打开邮件中的订单链接查看。',
    unreachable: '付款状态加载失败',
    order: '查看订单',
    checkAgain: '再次确认',
  },
  fail: {
    title: '付款未完成',
    canceledTitle: '付款已取消',
    text: '处理付款时发生错误，请重试。',
    saved: '您的订单仍然保留，可以再次为同一订单付款。',
    again: '重试',
    order: '查看订单',
  },
});
