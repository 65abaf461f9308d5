import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const reviews = translationOf<typeof ko.reviews>()({
  title: '客户评价',
  none: '暂无评价。',
  summary: '{average} 分（满分 5 分）· {count} 条评价',
  stars: '{rating} 分（满分 5 分）',
  approved: '已购买',
  newest: '显示最新的 {count} 条评价。',
  about: '购买了{title}',
  write: {
    title: '评价',
    text: '成品照片您还满意吗？收到后欢迎分享您的感受。工作室查看后会展示在网站上。',
    open: '写评价',
    change: '修改评价',
    rating: '评分',
    star: '{rating} 分',
    words: '评价内容',
    wordsHint: '请写下对他人有帮助的内容，最多 1,000 字。',
    name: '显示的名称',
    nameHint: '不必使用真实姓名，也可以用品牌名。',
    send: '提交评价',
    sent: '感谢您的评价。',
    sentText: '我们查看后会展示在网站上。',
    overtaken: '您已在其他窗口修改过。您写的内容仍然保留；如要提交，请再按一次。',
    status: { pending: '查看中', approved: '已发布', hidden: '未发布' },
    pendingText: '工作室正在查看。发布之前您可以修改。',
    hiddenText: '工作室说明：{reason}',
  },
  ratingMissing: '请选择评分。',
});
