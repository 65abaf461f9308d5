import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const common = translationOf<typeof ko.common>()({
  brand: 'Softbox',
  close: '关闭',
  cancel: '取消',
  save: '保存',
  edit: '编辑',
  confirm: '确认',
  retry: '重试',
  loading: '正在加载…',
  back: '返回',
  backHome: '返回首页',
  next: '下一步',
  previous: '上一步',
  more: '查看更多',
  optional: '选填',
  choose: '请选择',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  newTab: '在新标签页中打开',
  success: '成功',
  error: '错误',
  notifications: '通知（{hotkey}）',
  dismiss: '关闭通知',
  failure: {
    title: '出现了问题',
    text: '请稍后再试。如果问题持续存在，请联系我们。',
    network: '请检查网络连接后重试。',
  },
});
