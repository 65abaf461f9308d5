import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const answers = translationOf<typeof ko.answers>()({
  signedIn: '登录成功。',
  signedOut: '已退出登录。',
  registered: '注册成功。',
  resetMailSent: '如果该邮箱已注册，我们已向其发送重置密码的链接，请查收邮件。',
  passwordReset: '密码已修改，请使用新密码登录。',
  passwordChanged: '密码已修改。',
  profileSaved: '个人资料已更新。',
  emailRestored: '邮箱地址已恢复为之前的地址。',
  sessionEnded: '已在该设备上退出登录。',
  orderSaved: '您的订单已提交。',
  statusChanged: '订单状态已更改。',
  paymentDone: '付款成功。',
  paymentNext: '请继续完成付款。',
  paymentDeclined: '付款未获批准。',
  paymentUnauthenticated: '身份验证未通过，未产生扣款。请重试或选择其他付款方式。',
  paymentCanceled: '付款已取消。',
  paymentReturned: '付款到账前订单已取消，我们正在为您全额退款。',
  paymentPending: '正在确认付款结果。',
  enquirySent: '您的留言已收到，我们将在一个工作日内回复。',
});
