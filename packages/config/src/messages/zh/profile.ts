import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const profile = translationOf<typeof ko.profile>()({
  title: '我的信息',
  signInRequired: '请先登录',
  signInText: '登录后即可查看您的资料和订单。',
  details: '个人资料',
  field: {
    email: '电子邮箱',
    username: '用户名',
    firstName: '名',
    lastName: '姓',
    phone: '电话',
    joined: '注册日期',
  },
  unknown: '暂无信息',
  notGiven: '未填写',
  emailHint: '更换邮箱后，其他设备将退出登录，我们也会通知原来的邮箱。',
  adminEmailHint: '管理员邮箱只能在服务器设置中更改。',
  saving: '正在保存…',
  saved: '资料修改完成',
  failed: '修改失败',
  network: '修改资料时发生错误。',
  orders: {
    title: '我的订单',
    empty: '暂无订单',
    emptyText: '挑选一款喜欢的模板，开始您的第一笔订单吧。',
    browse: '浏览模板',
    placed: '下单日期 {date}',
  },
  password: { title: '密码', text: '修改密码后，除本设备外的所有设备都会退出登录。' },
  devices: {
    title: '已登录的设备',
    text: '如果发现陌生设备，请将其退出登录并修改密码。',
    current: '当前设备',
    unknown: '未知设备',
    lastSeen: '上次使用 {date}',
    end: '退出登录',
    endOn: '在 {device} 上退出登录',
    failed: '未能退出登录',
  },
});
