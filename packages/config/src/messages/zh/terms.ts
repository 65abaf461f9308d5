import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const terms = translationOf<typeof ko.terms>()({
  title: '条款与退款规定',
  description: '关于购买条件、制作周期、退款与修改、最长使用期限以及个人信息处理的说明。',
  lead: '下单前请先阅读。没有艰深的措辞，只写我们会遵守的规定。',
  effective: '生效日期 {date}',
  contents: '目录',
  korean: '韩文原文',
  governing: '本页为译文。条款以韩文写成，译文与原文不一致时，以韩文原文为准。',
  print: '打印',
  question: '如对条款有疑问，请发送邮件至 {email}。',
  sections: {
    purchase: {
      title: '购买条件',
      p1: '订单在付款确认时成立。确认后，我们会将订单内容发送到您登记的邮箱。',
      p2: '页面价格以您所选国家的货币显示，付款时您确认的金额即为最终金额。',
      p3: '制作所需的商品照片、标志、文案等素材由您提供。您须拥有所提供素材的使用权，由此引起的纠纷由您承担责任。',
      p4: '完成的作品可用于您自身的商业用途，但不得作为模板或素材转售。',
    },
    production: {
      title: '制作周期',
      p1: '制作周期从付款日与素材收齐日两者中较晚的一天起计算。',
      template: '模板商品',
      templateDays: '{templateDaysMin}–{templateDaysMax} 天',
      package: '套餐商品',
      packageDays: '{packageDaysMin} 天至最长 {packageDaysMax} 天',
      p2: '素材不足或需要重新提供时，以素材全部收齐之日为收齐日。',
    },
    refund: {
      title: '退款规定',
      p1: '退款金额取决于工作进行到哪一步。',
      before: '开始制作前',
      beforeDue: '付款后 {fullRefundDays} 天内全额退款',
      started: '开始制作后、交付初稿前',
      startedDue: '退还已付金额的 {startedPercent}%',
      draft: '交付初稿后',
      draftDue: '不予退款',
      p2: '尚未开始制作但付款已超过 {fullRefundDays} 天的，请与我们联系，我们会根据订单情况告知可退金额。',
      p3: '退款原路返回。视支付机构而定，实际到账可能需要数日。',
    },
    revision: {
      title: '更换与修改',
      p1: '仅在交付初稿后 {revisionDays} 天内受理修改请求，逾期视为您已确认初稿。',
      p2: '因工作室过错造成的问题，我们免费修正。',
      p3: '由于是数字商品，不能更换为其他商品。',
    },
    usage: {
      title: '最长使用期限',
      p1: '服务的最长使用期限为 {maxUsageMonths} 个月。',
      p2: '请在此期限内完成素材提交、制作以及修改请求。',
    },
    extra: {
      title: '额外费用',
      p1: '超出订单范围的修改需另行付费。我们会先告知金额，经您同意后再进行。',
      p2: '原始数据（PSD、AI、RAW）不在基本交付之内，需另行付费。',
    },
    digital: {
      title: '数字文件',
      p1: '数字文件不因改变主意，或与设备、软件不兼容而退款。',
      p2: '收到文件后，请自行妥善保存。',
    },
    privacy: {
      title: '个人信息的收集与使用',
      p1: '我们只收集订单与咨询所必需的信息。',
      purpose: '收集与使用目的',
      purposeText: '受理订单与付款、制作并交付作品、办理退款、答复咨询、管理会员',
      items: '收集项目',
      itemsText:
        '订单：姓名、邮箱、电话、地址（选填）、要求（选填）。会员：邮箱、用户名、密码、姓名与电话（选填）。咨询：姓名、邮箱、公司（选填）、内容',
      retention: '保存与使用期限',
      retentionText: '目的达成后立即删除。但依据韩国相关法令，合同与付款记录保存 5 年，投诉与纠纷处理记录保存 3 年。',
      refusal: '拒绝的权利',
      refusalText: '您可以不同意收集与使用个人信息，但这样我们将无法受理您的订单。',
      p2: '银行卡号等支付信息由您选择的支付机构直接处理，我们不予保存。',
    },
  },
});
