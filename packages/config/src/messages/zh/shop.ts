import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const shop = translationOf<typeof ko.shop>()({
  title: '模板商店',
  pageTitle: '商品摄影模板与价格',
  description:
    '{count} 款面向美食、美妆与时尚商品的照片模板，{price} 起。选定喜欢的风格，发来商品照片，我们做成同样风格的广告图。',
  templateTitle: '{title}照片模板 {price}',
  templateDescription: '{type} · {price}。{description}',
  intro: '选择您喜欢的风格，我们让您的商品成为同样氛围里的主角。',
  filter: '分类',
  categories: { all: '全部', food: '美食', cosmetics: '美妆', fashion: '时尚', others: '其他' },
  count: '共 {count} 款模板',
  empty: '该分类暂无模板',
  emptyText: '看看其他分类吧，新模板正在准备中。',
  buyNow: '立即购买',
  addToCart: '加入购物车',
  buyNowOf: '立即购买：{title}',
  addToCartOf: '加入购物车：{title}',
  order: '订购此模板',
  backToStore: '返回商店',
  price: '价格',
  gallery: { label: '模板照片', view: '照片{number}', alt: '{title}，第{number}张照片' },
  included: {
    title: '包含内容',
    resolution: '高分辨率产品摄影',
    styling: '专业背景与造型布置',
    angles: '多角度拍摄',
    rights: '商业使用权',
    delivery: '48 小时内交付',
  },
  notFound: {
    kicker: 'Template Not Found',
    title: '未找到该模板',
    text: '该模板可能已下架，或地址有误。欢迎在商店中浏览其他模板。',
  },
  related: '你可能也喜欢',
  tryLink: '用自己的照片试一试',
});
