import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const validation = translationOf<typeof ko.validation>()({
  invalid: '请检查您填写的内容。',
  required: '此项为必填。',
  tooLong: '超出了可输入的长度。',
  emailRequired: '请输入邮箱。',
  emailInvalid: '请输入有效的邮箱',
  emailUnchecked: '请先检查邮箱是否可用。',
  passwordTooShort: '密码至少需要{passwordMin}个字符',
  newPasswordTooShort: '密码至少需要{passwordMin}个字符。',
  passwordMismatch: '两次输入的密码不一致。',
  usernameTooShort: '用户名至少需要{usernameMin}个字符',
  allFieldsRequired: '请填写所有字段。',
  resetLinkInvalid: '重置链接无效。',
  phoneInvalid: '请检查电话号码的格式。',
  customerRequired: '请填写姓名、邮箱和电话号码。',
  agreementsRequired: '请同意购买条件与付款，以及个人信息的收集与使用这两项内容。',
  customerNameRequired: '客户姓名为必填项',
  customerEmailInvalid: '请输入有效的邮箱',
  customerPhoneRequired: '联系电话为必填项',
  brandNameRequired: '品牌名称为必填项',
  conceptRequired: '请描述您想要的拍摄概念',
  serviceRequired: '请选择您感兴趣的服务。',
  quantity: '数量可选择1至{maxQuantity}件。',
});
