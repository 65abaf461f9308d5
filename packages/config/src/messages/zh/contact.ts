import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const contact = translationOf<typeof ko.contact>()({
  form: '联系我们',
  name: '姓名',
  email: '电子邮箱',
  company: '公司名称',
  service: '感兴趣的服务',
  services: {
    basic: '基础套餐',
    premium: '高级套餐',
    custom: '定制项目',
    consultation: '免费咨询',
  },
  message: '留言内容',
  messageHint: '写明商品类型、所需图片数量和使用场合，我们就能更准确地答复您。',
  send: '发送留言',
  privacy: '您提供的信息仅用于答复您。',
  privacyLink: '个人信息处理说明',
  sent: '留言发送成功！',
  failed: '留言发送失败',
  failedText: '出了点问题，请重试。',
});
