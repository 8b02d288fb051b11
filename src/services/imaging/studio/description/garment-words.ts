/** What the studio can dress a figure in. */
export const GARMENTS = [
  'tee',
  'vest',
  'jersey',
  'swimsuit',
  'shirt',
  'pyjamas',
  'uniform',
  'jumper',
  'poncho',
  'wetsuit',
  'hoodie',
  'jacket',
  'leather-jacket',
  'suit',
  'tuxedo',
  'dress',
  'kimono',
  'sari',
  'robe',
  'skirt',
  'kilt',
  'tutu',
  'trousers',
  'overalls',
  'shorts',
  'coat',
  'lab-coat',
  'cape',
  'apron',
  'armour',
  'spacesuit',
  'shoes',
  'boots',
  'tie',
  'bow-tie',
  'scarf',
  'gloves',
  'wings',
  'backpack',
  'hair',
] as const;
export type Garment = (typeof GARMENTS)[number];

/** Ordinary words for each garment, separated by commas. */
export const GARMENT_WORDS: Readonly<Record<Garment, string>> = {
  tee: 'tee, tshirt, t shirt, top, crop top, tank top, singlet, camiseta, maglietta',
  vest: 'vest, waistcoat, gilet, hi vis, high vis',
  jersey: 'jersey, football shirt, football kit, soccer kit, football jersey, trikot, maillot',
  swimsuit:
    'swimsuit, swim suit, bikini, swimming costume, bathing suit, trunks, swimming trunks, leotard, badeanzug',
  shirt:
    'shirt, blouse, polo, polo shirt, dress shirt, hawaiian shirt, flannel, camisa, chemise, hemd, camicia',
  pyjamas: 'pyjamas, pajamas, pyjama, pajama, onesie, nightgown, dressing gown, bathrobe',
  uniform: 'uniform, scrubs, surgical gown',
  jumper:
    'jumper, sweater, pullover, cardigan, sweatshirt, turtleneck, roll neck, jersey sweater, christmas jumper, sueter',
  poncho: 'poncho, serape, shawl',
  wetsuit:
    'wetsuit, wet suit, diving suit, dive suit, catsuit, bodysuit, jumpsuit, jump suit, boiler suit, racing suit, race suit, flight suit, ski suit, snow suit, snowsuit, hazmat suit, superhero suit, superhero costume, ninja suit',
  hoodie: 'hoodie, hoody, hooded top, hooded sweatshirt',
  jacket:
    'jacket, blazer, bomber, bomber jacket, anorak, parka, puffer, puffer jacket, denim jacket, jeans jacket, chaqueta, jacke, veste, giacca, jaqueta',
  'leather-jacket': 'leather jacket, biker jacket, leathers, motorcycle jacket',
  suit: 'suit, business suit, three piece, traje, anzug, costume cravate, terno',
  tuxedo: 'tuxedo, tux, dinner jacket, black tie, smoking jacket',
  dress:
    'dress, gown, ball gown, evening gown, wedding dress, wedding gown, bridal gown, bridal dress, hospital gown, patient gown, sundress, vestido, kleid, robe rouge, abito',
  kimono: 'kimono, yukata, karate gi, gi, judogi, hakama',
  sari: 'sari, saree, lehenga, sarong',
  robe: 'robe, wizard robe, monk robe, toga, kaftan, cassock, tunic, graduation gown, graduation robe, academic gown, academic robe, academic dress, cap and gown, judge robe, judges robe, choir robe',
  skirt: 'skirt, miniskirt, falda, rock und bluse, jupe, gonna',
  kilt: 'kilt',
  tutu: 'tutu',
  trousers:
    'trouser, trousers, pants, jeans, denims, leggings, chinos, slacks, joggers, sweatpants, corduroys, pantalones, pantalon, pantaloni, calcas',
  overalls: 'overall, overalls, dungarees, coveralls, bib and brace',
  shorts: 'shorts, bermudas, board shorts, lederhosen',
  coat: 'coat, overcoat, trenchcoat, trench coat, raincoat, mackintosh, fur coat, duffle coat, abrigo, mantel, manteau, cappotto, casaco',
  'lab-coat': 'lab coat, labcoat, lab gown, laboratory gown, white coat, laboratory coat',
  cape: 'cape, cloak, capa, umhang, mantello',
  apron: 'apron, pinafore, delantal, schurze, tablier',
  armour:
    'armour, armor, suit of armour, suit of armor, chainmail, chain mail, breastplate, armadura, rustung, armure',
  spacesuit: 'spacesuit, space suit, astronaut suit, astronaut costume',
  shoes:
    'shoe, shoes, trainers, sneakers, sneaker, heels, high heels, sandals, slippers, loafers, flip flops, zapatos, schuhe, chaussures, scarpe, sapatos, 👟, 👠',
  boots: 'boot, boots, wellies, wellingtons, wellington boots, cowboy boots, botas, stiefel, bottes, 🥾',
  tie: 'tie, necktie, corbata, krawatte, cravate, 👔',
  'bow-tie': 'bow tie, bowtie, dickie bow',
  scarf: 'scarf, scarves, neckerchief, feather boa, bufanda, schal, echarpe, sciarpa, 🧣',
  gloves: 'glove, gloves, mittens, guantes, handschuhe, gants, guanti, 🧤',
  wings: 'wing, wings, angel wings, fairy wings, butterfly wings',
  backpack: 'backpack, rucksack, knapsack, school bag, jetpack, mochila, sac a dos, zaino, 🎒',
  hair: 'hair, haired, hairdo, hairstyle, mohawk, pelo, haar, haare, haaren, cheveux, capelli, cabelo',
};

/** Words for feet with nothing on them. */
export const BAREFOOT_WORDS =
  'barefoot, barefooted, bare foot, bare feet, naked feet, shoeless, descalzo, descalza, barfuss, pieds nus, scalzo, scalza';

/** A special garment is also one of these, for whoever cannot tell them apart. */
export const GARMENT_KIND: Readonly<Partial<Record<Garment, Garment>>> = {
  vest: 'tee',
  jersey: 'tee',
  swimsuit: 'tee',
  pyjamas: 'shirt',
  uniform: 'shirt',
  poncho: 'jumper',
  wetsuit: 'jumper',
  'leather-jacket': 'jacket',
  tuxedo: 'suit',
  kimono: 'dress',
  sari: 'dress',
  robe: 'dress',
  kilt: 'skirt',
  tutu: 'skirt',
  overalls: 'trousers',
  'lab-coat': 'coat',
  boots: 'shoes',
  'bow-tie': 'tie',
};

/** Upper garments that hide whatever is under them: of two of these only one can be worn. */
export const HIDING: ReadonlySet<Garment> = new Set<Garment>([
  'tee',
  'jersey',
  'swimsuit',
  'pyjamas',
  'uniform',
  'jumper',
  'poncho',
  'wetsuit',
  'hoodie',
  'suit',
  'tuxedo',
  'dress',
  'kimono',
  'sari',
  'robe',
  'armour',
  'spacesuit',
]);
