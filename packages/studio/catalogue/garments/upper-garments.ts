import type { GarmentEntry } from './garment-entry.ts';

/** Clothes for the upper body, and suits and dresses that cover all of it. */
export const UPPER_GARMENTS = {
  tee: {
    words: { en: 'tee, tshirt, t shirt, top, crop top', es: 'camiseta', it: 'maglietta' },
    part: 'top',
    hides: true,
  },
  tank: {
    words: {
      en: 'tank top, singlet, sports bra, sport bra, bra top, bralette, vest top, muscle shirt, muscle top, sleeveless top, sleeveless shirt',
    },
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  vest: {
    words: {
      en: 'body warmer, bodywarmer, vest, waistcoat, gilet, hi vis, high vis, hi vis vest, high vis vest, high visibility vest, safety vest',
      de: 'warnweste, weste',
      es: 'chaleco',
      nl: 'hesje',
    },
    part: 'top',
    kindOf: 'tee',
  },
  jersey: {
    words: {
      en: 'jersey, football shirt, football kit, soccer kit, football jersey',
      de: 'trikot',
      fr: 'maillot',
    },
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  swimsuit: {
    words: {
      en: 'swimsuit, swim suit, bikini, swimming costume, bathing suit, leotard',
      de: 'badeanzug',
      fr: 'maillot de bain',
      es: 'traje de bano',
      it: 'costume intero',
      nl: 'badpak',
    },
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  polo: {
    words: {
      en: 'polo, polo shirt, hawaiian shirt, aloha shirt, bowling shirt, short sleeved shirt, short sleeve shirt',
    },
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  shirt: {
    words: {
      en: 'shirt, blouse, dress shirt, flannel, flannel shirt, lumberjack shirt',
      de: 'hemd, bluse',
      fr: 'chemise, chemise rose, chemisier',
      es: 'camisa, blusa',
      it: 'camicia, camicetta',
      nl: 'overhemd, bloes',
    },
    part: 'top',
  },
  pyjamas: {
    words: {
      en: 'pyjamas, pajamas, pyjama, pajama, nightgown',
      de: 'schlafanzug',
      es: 'pijama',
      it: 'pigiama',
    },
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  uniform: {
    words: { en: 'uniform' },
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  scrubs: {
    words: { en: 'scrubs, surgical gown, surgical scrubs, hospital scrubs, nurse uniform, nurses uniform' },
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  jumper: {
    words: {
      en: 'jumper, sweater, pullover, cardigan, sweatshirt, turtleneck, turtle neck, roll neck, polo neck, jersey sweater, christmas jumper',
      de: 'strickjacke, strickpulli, pulli',
      fr: 'pull rose, un pull, le pull, son pull, mon pull, en pull, et pull',
      es: 'sueter, un jersey, jersey de lana, su jersey',
      it: 'maglione',
      nl: 'trui',
    },
    part: 'top',
    hides: true,
  },
  poncho: {
    words: { en: 'poncho, serape, shawl' },
    part: 'top',
    kindOf: 'jumper',
    hides: true,
  },
  onesie: {
    words: {
      en: 'skeleton costume, skeleton suit, skeleton onesie, skeleton outfit, skeleton pyjamas, dressed as a skeleton, onesie, kigurumi, romper suit, animal costume, animal onesie',
      de: 'skelettkostum',
      fr: 'deguisement de squelette',
      es: 'disfraz de esqueleto',
      it: 'costume da scheletro',
    },
    part: 'top',
    kindOf: 'jumper',
    hides: true,
  },
  wetsuit: {
    words: {
      en: 'wetsuit, wet suit, diving suit, dive suit, catsuit, bodysuit, jumpsuit, jump suit, boiler suit, racing suit, race suit, flight suit, ski suit, snow suit, snowsuit, hazmat suit, superhero suit, superhero costume, ninja suit',
    },
    part: 'top',
    kindOf: 'jumper',
    hides: true,
  },
  hoodie: {
    words: {
      en: 'hoodie, hoody, tracksuit, track suit, hooded top, hooded sweatshirt',
      de: 'kapuzenpulli, kapuzenpullover, trainingsanzug',
      fr: 'sweat a capuche',
      es: 'sudadera',
      it: 'felpa',
      nl: 'hoodietje, trainingspak',
    },
    part: 'top',
    hides: true,
  },
  jacket: {
    words: {
      en: 'jacket, blazer, bomber, bomber jacket, anorak, parka, puffer, puffer jacket, denim jacket, jeans jacket, fleece, windbreaker, windcheater',
      de: 'jacke, regenjacke, lederjacke, jeansjacke',
      fr: 'veste, veste rose, blouson',
      es: 'chaqueta',
      it: 'giacca',
      pt: 'jaqueta',
      nl: 'jas, jasje',
    },
    part: 'top',
  },
  'leather-jacket': {
    words: { en: 'leather jacket, biker jacket, leathers, motorcycle jacket' },
    part: 'top',
    kindOf: 'jacket',
  },
  'zip-jacket': {
    words: {
      en: 'zip jacket, zipped jacket, zip up jacket, track jacket, tracksuit jacket, training jacket',
    },
    part: 'top',
    kindOf: 'jacket',
    hides: true,
  },
  suit: {
    words: {
      en: 'suit, business suit, three piece',
      de: 'anzug, nadelstreifenanzug',
      fr: 'costume cravate, tailleur, costume noir, costume gris',
      es: 'traje',
      it: 'completo elegante',
      pt: 'terno',
      nl: 'pak, maatpak',
    },
    part: 'top',
    hides: true,
  },
  tuxedo: {
    words: { en: 'tuxedo, tux, dinner jacket, black tie, smoking jacket' },
    part: 'top',
    kindOf: 'suit',
    hides: true,
  },
  dress: {
    words: {
      en: 'dress, sundress, cheongsam, qipao, hanbok, ao dai, hospital gown, patient gown, cocktail dress, party dress, summer dress',
      de: 'kleid, sommerkleid',
      fr: 'en robe, une robe, sa robe, ma robe, robe rose, robe a fleurs, robe fleurie',
      es: 'vestido, vestidito',
      it: 'abito, vestito',
      nl: 'jurk, jurkje',
    },
    part: 'top',
    hides: true,
  },
  gown: {
    words: {
      en: 'gown, ball gown, ballgown, evening gown, evening dress, long dress, maxi dress, wedding dress, wedding gown, bridal gown, bridal dress, prom dress',
      de: 'hochzeitskleid, brautkleid',
      fr: 'robe de mariee',
      es: 'vestido de novia',
      it: 'abito da sposa',
      nl: 'trouwjurk',
    },
    part: 'top',
    kindOf: 'dress',
    hides: true,
  },
  kimono: {
    words: { en: 'kimono, yukata, hakama' },
    part: 'top',
    kindOf: 'dress',
    hides: true,
  },
  gi: {
    words: {
      en: 'gi, karate gi, judo gi, judogi, karate suit, judo suit, karate uniform, judo uniform, dobok',
    },
    part: 'top',
    kindOf: 'jacket',
    hides: true,
  },
  sari: {
    words: { en: 'sari, saree, lehenga, sarong' },
    part: 'top',
    kindOf: 'dress',
    hides: true,
  },
  robe: {
    words: {
      en: 'robe, dressing gown, bathrobe, bath robe, wizard robe, monk robe, toga, kaftan, cassock, abaya, jilbab, thobe, thawb, djellaba, tunic, graduation gown, graduation robe, academic gown, academic robe, academic dress, cap and gown, judge robe, judges robe, choir robe',
    },
    part: 'top',
    kindOf: 'dress',
    hides: true,
  },
  coat: {
    words: {
      en: 'coat, overcoat, trenchcoat, trench coat, raincoat, mackintosh, fur coat, duffle coat, sherwani, tailcoat, frock coat',
      de: 'mantel, regenmantel, wintermantel',
      fr: 'manteau, manteau rose',
      es: 'abrigo, impermeable, gabardina',
      it: 'cappotto, impermeabile',
      pt: 'casaco',
      nl: 'regenjas, winterjas',
    },
    part: 'top',
  },
  'lab-coat': {
    words: { en: 'lab coat, labcoat, lab gown, laboratory gown, white coat, laboratory coat' },
    part: 'top',
    kindOf: 'coat',
  },
  armour: {
    words: {
      en: 'armour, armor, suit of armour, suit of armor, chainmail, chain mail, breastplate',
      de: 'rustung',
      fr: 'armure',
      es: 'armadura',
    },
    part: 'top',
    hides: true,
  },
  spacesuit: {
    words: { en: 'spacesuit, space suit, astronaut suit, astronaut costume' },
    part: 'top',
    hides: true,
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
