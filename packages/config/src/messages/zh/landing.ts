import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const landing = translationOf<typeof ko.landing>()({
  title: '餐饮、美妆与服饰品牌的 AI 商品摄影',
  description:
    '发来一张手机照片，我们按您选的风格，把菜品和商品做成可以直接投放的广告图。照片模板，以及社交媒体、外卖平台和网店套餐，{price} 起。',
  hero: {
    eyebrow: '面向餐饮、美妆与服饰品牌的 AI 商品摄影工作室',
    title: '一张手机照片，\n变成广告大片',
    text: '拍下菜品或商品发给我们。按您选好的风格，做成外卖平台、社交媒体和网店都能直接使用的图片。',
    quote: '立即获取报价',
    samples: '查看样片',
    before: '您发来的照片',
    after: '完成的照片',
    trades: '按行业看示例',
    food: {
      before: '日光灯下，用手机拍摄的拿铁和面包，摆在杂乱的台面上',
      after: '同样的拿铁和面包摆在木桌上，背景是咖啡馆灯光的成片',
    },
    cosmetics: {
      before: '昏暗光线下，用手机拍摄的化妆品瓶，摆在杂乱的书桌上',
      after: '同一只瓶子立在清澈蓝色水面上的成片',
    },
    fashion: {
      before: '用手机拍摄的蓝色羽绒服，穿在库房一角的模特架上',
      after: '同一件蓝色羽绒服配上渔夫帽和墨镜，在亮橙色墙前拍成的成片',
    },
    slider: '对比制作前后',
    sliderValue: '完成的照片 {percent}%',
    factTemplates: '照片模板',
    factTemplatesValue: '{templateDaysMin}–{templateDaysMax} 天完成',
    factRevision: '修改',
    factRevisionValue: '收到初稿后 {revisionDays} 天内',
    factFrom: '价格',
    factFromValue: '{price} 起',
  },
  services: {
    title: '每一个需要图片的地方',
    text: '从首页的第一张图，到菜单，再到会动的广告：同一件商品，同一种气质，一路贯穿。',
    start: '开始制作',
    portfolio: '查看作品',
    examples: '{service}示例',
    pause: '暂停{service}示例',
    play: '播放{service}示例',
    conceptShots: {
      title: 'AI 商品概念拍摄',
      text: '无需租用场地。我们按品牌的色彩与故事搭出场景，让商品自然地置身其中。',
    },
    socialPosters: {
      title: '社交媒体商品海报',
      text: '新品、折扣、活动，一张图说清楚，并提供适合各社交平台的尺寸。',
    },
    menuTemplates: {
      title: '商品菜单模板',
      text: '图片与价格一目了然。打印出来放在店里，或直接上传到外卖平台。',
    },
    videoAds: {
      title: '商品视频广告',
      text: '5 到 10 秒就够了：让滑动的手指停下来的短视频。',
    },
  },
  portfolio: {
    title: '选一张您心仪的照片',
    text: '光线与氛围不变，主角换成您的商品。',
    filter: '分类',
    buy: '立即购买',
    buyItem: '立即购买“{title}”',
    viewAll: '查看全部模板',
    viewAllText: '商店里还有更多风格。',
    shown: '已显示 {count} 个模板。',
    empty: '该分类的模板正在准备中。',
    failed: '模板加载失败。',
  },
  pricing: {
    title: '所需内容，一个套餐备齐',
    text: '无需等待报价，标价就是您要付的价格。',
    select: '选择',
    selectItem: '选择{name}',
    includes: '{name}包含',
    days: '制作周期 {packageDaysMin}–{packageDaysMax} 天',
  },
  steps: {
    title: '从下单到成片',
    choose: { title: '选择', time: '现在就可以', text: '挑选喜欢的模板或套餐，也可以先用自己的照片试一试。' },
    pay: {
      title: '付款',
      time: '{fullRefundDays} 天内可全额退款',
      text: '无需注册也能付款。制作开始之前，付款后 {fullRefundDays} 天内全额退款。',
    },
    material: {
      title: '发送素材',
      time: '付款后',
      text: '商品照片、标志，以及必须出现的文字。手机拍的照片就够用。',
    },
    draft: {
      title: '查看初稿',
      time: '模板 {templateDaysMin}–{templateDaysMax} 天\n套餐 {packageDaysMin}–{packageDaysMax} 天',
      text: '从付款日与收到素材之日中较晚的一天算起。',
    },
    revision: {
      title: '提出修改',
      time: '收到初稿后 {revisionDays} 天内',
      text: '告诉我们哪里要改。属于我们的失误，免费修正。',
    },
    delivery: { title: '收取文件', time: '确认后即可', text: '高分辨率文件，可直接上传使用。' },
  },
  contact: {
    title: '想让我们为您拍什么？',
    text: '告诉我们您的商品和图片的用途，我们会告诉您适合的方案和所需时间。',
    email: '电子邮箱',
    hours: '营业时间',
  },
});
