import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const cart = translationOf<typeof ko.cart>()({
  title: '购物车',
  description: '查看已选模板，一次完成下单。',
  added: '{title} 已加入购物车。',
  addFailed: '未能加入购物车',
  changeFailed: '未能修改购物车',
  items: '购物车中的模板',
  each: '单价 {price}',
  quantity: '{title} 的数量',
  increase: '增加 {title} 的数量',
  decrease: '减少 {title} 的数量',
  remove: '移除 {title}',
  removed: '已将 {title} 移出购物车。',
  undo: '撤销',
  summary: '订单金额',
  count: '共 {count} 件模板',
  total: '合计',
  orderAll: '全部下单',
  note: '付款前您可以再次确认订单内容。',
  continueShopping: '继续浏览模板',
  empty: '购物车是空的',
  emptyText: '把喜欢的模板放进来，一次下单。',
  loadFailed: '购物车加载失败',
});
