import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const packages = translationOf<typeof ko.packages>()({
  sns: {
    name: 'SNSオールインワンパッケージ',
    description: '撮影からポスター、ショート動画まで、SNS運用に必要なコンテンツをまとめてご用意します。',
    features: {
      f1: '商品詳細ページ 1〜2ページ',
      f2: 'オーダーメイド撮影 3回（1回につき最大3メニュー）',
      f3: 'SNSポスター 1点',
      f4: 'リール・ストーリーズ、Facebook、TikTok用のリサイズ',
      f5: '5〜10秒のショート動画',
    },
  },
  delivery: {
    name: 'デリバリー・マーケットアプリ販売パッケージ',
    description:
      '商品カット、サムネイル、メニューを、デリバリーアプリやマーケットアプリにそのまま使える形でお届けします。',
    features: {
      f1: '白背景の商品カット 5点',
      f2: 'シグネチャー・ブランディングカット 1点',
      f3: 'サムネイル 3種',
      f4: 'デリバリーアプリ対応サポート',
      f5: 'メニュー表（PDF・JPG）',
    },
  },
  launch: {
    name: 'ショッピングサイト・EC立ち上げパッケージ',
    description:
      '新しいオンラインショップの顔となるバナーから商品写真、ブランドキット、マーケティング相談までお任せください。',
    features: {
      f1: 'ヒーローバナー',
      f2: 'カタログページ（最大10商品）',
      f3: '商品写真 15点',
      f4: 'ロゴとブランドキット',
      f5: 'SNSテンプレート 10種',
      f6: '30日間のマーケティング相談',
    },
  },
  popular: '一番人気',
  usage: 'サービスのご利用期間は最長{months}か月です。',
  refundLink: '返金規定を見る',
});
