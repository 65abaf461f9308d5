import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const privacy = translationOf<typeof ko.privacy>()({
  title: '我的数据',
  text: '您可以下载我们保存的个人信息，也可以删除账号。',
  password: '密码',
  export: {
    open: '下载我的数据',
    text: '会员信息、订单、收据和您上传的文件会打包成一个 ZIP 文件。请输入密码以确认是您本人。',
    submit: '下载',
    done: '文件已下载。',
  },
  erase: {
    open: '删除账号',
    title: '要删除账号吗？',
    text: '删除后无法恢复。会员信息、登录状态、购物车和您上传的文件都会被清除。',
    keeps: '依法保留 {count} 笔已付款订单的收据和付款记录，但不再与账号关联。',
    guests: '未登录时提交的咨询和游客订单不会一并删除。如需删除，请与我们联系。',
    email: '请输入邮箱以确认',
    submit: '永久删除',
    done: '账号已删除',
    doneText: '感谢您一直以来的支持。',
    waits: '暂时无法删除',
    waitsText: '以下订单处理完毕后即可删除。',
  },
  reason: {
    work: '制作中',
    refund: '退款处理中',
    cancellation: '取消申请审核中',
    payment: '付款确认中',
  },
  desk: {
    title: '个人信息',
    text: '仅在会员本人提出要求时使用。请先确认对方就是本人。',
    open: '导出数据',
    exportTitle: '导出会员数据',
    exportText: '把我们保存的关于 {name} 的全部信息打包成一个 ZIP 文件。继续之前需要确认是您本人。',
    erase: '删除个人信息',
    eraseTitle: '要删除 {name} 的个人信息吗？',
    eraseText: '删除后无法恢复。账号、登录状态、购物车、文件、咨询，以及同一邮箱的游客订单信息都会被清除。',
    keeps: '{count} 笔已付款订单只保留姓名、收据和付款记录。',
    email: '请输入该会员的邮箱以确认',
    done: '该会员的个人信息已删除。',
    gone: '已删除的客户',
  },
});
