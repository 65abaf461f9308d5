import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const landing = translationOf<typeof ko.landing>()({
  title: '飲食・コスメ・ファッションのAI商品写真',
  description:
    'スマホで撮った写真を送るだけ。お選びのスタイルで、お店の料理や商品を広告に使える写真に仕上げます。写真テンプレートと、SNS・デリバリー・ネットショップ向けパッケージを{price}から。',
  hero: {
    eyebrow: '飲食・コスメ・ファッションのためのAI商品写真スタジオ',
    title: 'スマホの一枚が、\n広告写真になる',
    text: '料理や商品を撮って送ってください。お選びのスタイルのまま、デリバリーアプリにもSNSにもネットショップにも、そのまま使える写真に仕上げます。',
    quote: '今すぐお見積もり',
    samples: 'サンプルを見る',
    before: 'お送りいただく写真',
    after: '仕上がりの写真',
    trades: '業種別の例',
    food: {
      before: '蛍光灯の下、散らかったカウンターのラテとパンをスマホで撮った写真',
      after: '同じラテとパンを木のテーブルに置き、カフェの灯りを背景に仕上げた写真',
    },
    cosmetics: {
      before: '散らかった机の上の化粧品ボトルを、暗い照明のもとスマホで撮った写真',
      after: '同じボトルが澄んだ青い水面に立つ、仕上がりの写真',
    },
    fashion: {
      before: '倉庫の片隅でマネキンに着せた青いダウンジャケットをスマホで撮った写真',
      after: '同じ青いダウンにバケットハットとサングラスを合わせ、鮮やかなオレンジの壁の前で仕上げた写真',
    },
    slider: '仕上げ前と仕上げ後の比較',
    sliderValue: '仕上がりの写真 {percent}%',
    factTemplates: '写真テンプレート',
    factTemplatesValue: '{templateDaysMin}～{templateDaysMax}日で完成',
    factRevision: '修正のご依頼',
    factRevisionValue: '初稿から{revisionDays}日以内',
    factFrom: '価格',
    factFromValue: '{price}から',
  },
  services: {
    title: '写真が必要な、すべての場所に',
    text: 'トップページの一枚からメニュー、動く広告まで。同じ商品を、同じ世界観で仕上げます。',
    start: '始める',
    portfolio: '作品を見る',
    examples: '{service}の例',
    pause: '{service}の例を止める',
    play: '{service}の例を動かす',
    conceptShots: {
      title: 'AI商品コンセプト撮影',
      text: 'スタジオを借りる必要はありません。ブランドの色と物語に合わせた空間をつくり、商品をその中に置きます。',
    },
    socialPosters: {
      title: 'SNS商品ポスター',
      text: '新メニュー、セール、イベントを一枚で。Instagram、Facebook、TikTokに合う大きさでお渡しします。',
    },
    menuTemplates: {
      title: '商品メニューテンプレート',
      text: '写真と値段がひと目でわかるメニュー。店頭では印刷して、アプリにはそのまま載せてお使いください。',
    },
    videoAds: {
      title: '商品動画広告',
      text: '5～10秒で十分です。リールやストーリーズで思わず指が止まる、短い動画をつくります。',
    },
  },
  portfolio: {
    title: '気に入った一枚をお選びください',
    text: '光も雰囲気もそのままに、主役だけがお客様の商品に変わります。',
    filter: 'カテゴリー',
    buy: '今すぐ購入',
    buyItem: '{title}を今すぐ購入',
    viewAll: 'すべてのテンプレートを見る',
    viewAllText: 'ストアには、ほかにも多くのスタイルがあります。',
    shown: 'テンプレートを{count}点表示しました。',
    empty: 'このカテゴリーのテンプレートは準備中です。',
    failed: 'テンプレートを読み込めませんでした。',
  },
  pricing: {
    title: '必要なものを、ひとつのパッケージで',
    text: '見積もりを待つ必要はありません。表示の価格で、すぐに始められます。',
    select: '選択する',
    selectItem: '{name}を選択する',
    includes: '{name}の内容',
    days: '制作期間 {packageDaysMin}～{packageDaysMax}日',
  },
  steps: {
    title: 'ご注文から完成まで',
    choose: {
      title: '選ぶ',
      time: '今すぐ',
      text: 'テンプレートかパッケージを選びます。先にご自分の写真で試すこともできます。',
    },
    pay: {
      title: '支払う',
      time: '{fullRefundDays}日以内は全額返金',
      text: '会員登録なしでもお支払いいただけます。制作開始前なら、お支払いから{fullRefundDays}日以内は全額お返しします。',
    },
    material: {
      title: '素材を送る',
      time: 'お支払い後',
      text: '商品の写真、ロゴ、入れたい文言をお送りください。スマホの写真で十分です。',
    },
    draft: {
      title: '初稿を見る',
      time: 'テンプレート {templateDaysMin}～{templateDaysMax}日\nパッケージ {packageDaysMin}～{packageDaysMax}日',
      text: 'お支払い日と素材の受領日の、遅いほうから数えます。',
    },
    revision: {
      title: '修正する',
      time: '初稿から{revisionDays}日以内',
      text: '直したいところをお知らせください。こちらの不備は無料で修正します。',
    },
    delivery: {
      title: '受け取る',
      time: 'ご確定後すぐ',
      text: 'そのまま使える高解像度のファイルでお渡しします。',
    },
  },
  contact: {
    title: '何をお撮りしましょうか？',
    text: '商品と、写真を使う場所をお知らせください。最適な内容と制作日数をお答えします。',
    email: 'メール',
    hours: '営業時間',
  },
});
