import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const packages = translationOf<typeof ko.packages>()({
  sns: {
    name: '社交媒体一站式套餐',
    description: '拍摄、海报、短视频一次备齐，社交账号运营所需内容全部到位。',
    features: {
      f1: '商品详情页1~2页',
      f2: '定制拍摄3次（每次最多3款菜品或产品）',
      f3: '社交媒体海报1张',
      f4: '适配Reels/快拍、Facebook与TikTok的多种尺寸',
      f5: '5~10秒短视频',
    },
  },
  delivery: {
    name: '外卖与电商平台销售套餐',
    description: '产品图、缩略图与菜单成套制作，可直接上传至外卖和电商平台。',
    features: {
      f1: '白底产品图5张',
      f2: '品牌主视觉图1张',
      f3: '缩略图3款',
      f4: '外卖平台支持',
      f5: '菜单PDF与JPG文件',
    },
  },
  launch: {
    name: '网店与电商开业套餐',
    description: '从首页横幅、产品照片到品牌套件与营销咨询，陪您把新店顺利开起来。',
    features: {
      f1: '首页主横幅',
      f2: '产品目录页（最多10款产品）',
      f3: '产品照片15张',
      f4: '标志与品牌套件',
      f5: '社交媒体模板10款',
      f6: '30天营销咨询',
    },
  },
  popular: '最受欢迎',
  usage: '服务使用期限最长为{months}个月。',
  refundLink: '查看退款规定',
});
