import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const email = translationOf<typeof ko.email>()({
  layout: {
    linkFallback: '如果按钮无法打开，请将以下地址粘贴到浏览器中：',
    questions: '如有任何疑问，欢迎随时写信至 {email}。',
    sentBy: '本邮件由 {company} 发送。',
  },
  welcome: {
    subject: '【Softbox】欢迎加入',
    heading: '欢迎加入 Softbox！',
    headingNamed: '{name}，欢迎您！',
    intro: '感谢您注册 Softbox。现在，只需一件产品，就能拥有一整套契合品牌的图片。',
    detail: '不妨先看看模板。选择喜欢的风格下单，我们会根据您的产品完成制作。',
    button: '浏览模板',
  },
  resetPassword: {
    subject: '【Softbox】重置密码',
    heading: '设置新密码',
    intro: '我们收到了重置密码的请求。请点击下方按钮设置新密码。',
    detail: '链接在{hours}小时内有效，且只能使用一次。',
    button: '重置密码',
    note: '如果这不是您本人的请求，请忽略本邮件，您的密码不会改变。',
  },
  passwordChanged: {
    subject: '【Softbox】密码已修改',
    heading: '您的密码已修改',
    intro: '您账户的密码刚刚被修改。为了安全，其他所有设备均已退出登录。',
    detail: '如果不是您本人操作，请立即在登录窗口重置密码，并告知我们。',
  },
  emailChanged: {
    subject: '【Softbox】邮箱地址已更改',
    heading: '您的邮箱地址已更改',
    intro: '您账户的邮箱已更改为以下地址，今后请使用新地址登录。',
    detail: '如果不是您本人操作，可在{hours}小时内点击下方按钮恢复原来的地址。',
    newEmail: '新邮箱地址',
    button: '撤销更改',
    note: '撤销后所有设备都会退出登录，之后请重新设置密码。如果是您本人更改的，则无需任何操作。',
  },
  order: {
    number: '订单号',
    item: '订购内容',
    total: '付款金额',
    method: '支付方式',
    button: '查看订单',
    note: '通过此链接可以查看您的订单内容，请勿转发给他人。',
  },
  orderReceived: {
    subject: '【Softbox】订单已提交',
    heading: '我们已收到您的订单',
    intro: '感谢您选择 Softbox，您的订单已成功提交。',
    detail: '确认付款后我们会立即开始制作。如果尚未付款，可在订单页面继续完成。',
  },
  orderPaid: {
    subject: '【Softbox】付款成功',
    heading: '付款成功',
    intro: '感谢您的付款，我们即将开始制作。',
    detail: '如需您提供信息，我们会与您联系。您可随时在订单页面查看进度。',
  },
  paymentRefunded: {
    subject: '【Softbox】退款已处理',
    heading: '退款已处理',
    intro: '我们已按以下金额为您退款。',
    detail: '根据付款方式的不同，实际到账可能需要几个工作日。',
    amount: '退款金额',
  },
  paymentFailed: {
    subject: '【Softbox】付款未完成',
    heading: '付款未完成',
    intro: '付款未获批准，您的订单仍在等待付款，没有产生任何扣款。',
    detail: '我们已为您保留订单。您可以重新尝试，或选择其他支付方式继续付款。',
    button: '继续付款',
  },
  cancellationDeclined: {
    subject: '【Softbox】关于您的取消申请',
    heading: '关于您的取消申请',
    intro: '我们已核实您的申请。很抱歉这次无法取消，订单将继续进行。',
    detail: '详情请见下面的答复。',
    answer: '工作室的答复',
  },
  studioCancellationAsked: {
    subject: '【Softbox】客户申请取消订单',
    heading: '收到取消申请',
    intro: '退款规定未涉及这种情况，需要工作室决定。',
    detail: '制作尚未开始，全额退款期限已过。请打开订单办理退款或答复客户。',
    button: '打开订单',
  },
});
