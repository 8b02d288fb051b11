import type { Objection } from '../objection.ts';

/** The gravest words in scripts that descriptions are not read in. They are looked for as they are written. */
export const OTHER_SCRIPTS: readonly { objection: Objection; words: RegExp }[] = [
  {
    objection: 'hate',
    words:
      /(?<!\p{L})pédés?(?!\p{L})|гитлер|нацист|свастик|\bжид(?:ы|ов|а)?(?!\p{L})|пидорас|ниггер|смерть (?:всем )?(?:евреям|мусульманам|геям)|убей(?:те)? (?:всех )?(?:евреев|мусульман|геев)|бей жидов|ヒトラー|ナチス|ユダヤ人を殺|纳粹|納粹|希特勒|杀死所有|支那人|히틀러|나치|هتلر|نازي|الموت لليهود|اقتلوا اليهود|היטלר|מוות לערבים|हिटलर|[卍卐]|ϟϟ|\bk\W?k\W?k\b|\b1488\b|14\/88/iu,
  },
  {
    objection: 'sexual',
    words:
      /порно|голая|голый мужчина|обнаж[её]нн|ポルノ|全裸|裸の女|エロ動画|色情|裸体|裸體|裸女|포르노|알몸|나체|إباحي|عارية|סקס|ערומה|पोर्न|नंगी|🖕/iu,
  },
  {
    objection: 'violence',
    words: /террорист|убью (?:жену|мужа|всех)|恐怖分子|テロリスト|테러리스트|إرهابي|داعش/iu,
  },
];
