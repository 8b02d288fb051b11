import type { GarmentEntry } from './garment-entry.ts';

/** Clothes for the upper body, and what covers all of it at play and at work. */
export const UPPER_GARMENTS = {
  tee: {
    words: `tee, tshirt, t shirt, top, crop top · de t shirts · fr tee shirt · es camiseta, playera, remera
      · it maglietta · nl shirtje`,
    part: 'top',
    hides: true,
  },
  tank: {
    words: `tank top, singlet, sports bra, sport bra, bra top, bralette, vest top, muscle shirt, muscle top,
      sleeveless top, sleeveless shirt · de tanktop, unterhemd, tragertop · fr debardeur · es camiseta de tirantes
      · it canottiera · pt regata · nl hemdje`,
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  vest: {
    words: `body warmer, bodywarmer, vest, waistcoat, gilet, hi vis, high vis, hi vis vest, high vis vest,
      high visibility vest, safety vest · de warnweste, weste, sicherheitsweste · fr gilet sans manches, gilet jaune
      · es chaleco · it panciotto · pt colete · nl hesje`,
    part: 'top',
    kindOf: 'tee',
  },
  jersey: {
    words: `jersey, football shirt, football kit, soccer kit, football jersey · de trikot, fussballtrikot
      · fr maillot, maillot de foot · es camiseta de futbol, camiseta numero · it maglia, maglietta da calcio
      · pt camisa de futebol, camisa do time · nl voetbalshirt, wielershirt`,
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  swimsuit: {
    words: `swimsuit, swim suit, bikini, swimming costume, bathing suit, leotard · de badeanzug · fr maillot de bain
      · es traje de bano · it costume intero · pt maio, biquini · nl badpak`,
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  polo: {
    words: `polo, polo shirt, hawaiian shirt, aloha shirt, bowling shirt, short sleeved shirt, short sleeve shirt
      · de polohemd, hawaiihemd · fr chemise hawaienne · es camisa hawaiana · it camicia hawaiana · nl poloshirt`,
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  shirt: {
    words: `shirt, dress shirt, flannel, flannel shirt, lumberjack shirt · de hemd, holzfallerhemd, flanellhemd
      · fr chemise, chemise rose, chemisette · es camisa · it camicia · nl overhemd`,
    part: 'top',
  },
  blouse: {
    words: 'blouse · de bluse · fr chemisier · es blusa · it camicetta · nl bloes',
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  pyjamas: {
    words: `pyjamas, pajamas, pyjama, pajama, nightgown · de schlafanzug · es pijama · it pigiama · nl nachthemd`,
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  uniform: {
    words: 'uniform · it divisa, uniforme',
    part: 'top',
    kindOf: 'shirt',
    hides: true,
  },
  scrubs: {
    words: `scrubs, surgical gown, surgical scrubs, hospital scrubs, nurse uniform, nurses uniform · de kasack
      · es uniforme de enfermera`,
    part: 'top',
    kindOf: 'tee',
    hides: true,
  },
  jumper: {
    words: `jumper, sweater, pullover, sweatshirt, turtleneck, turtle neck, roll neck, polo neck, jersey sweater,
      christmas jumper · de strickpulli, pulli, weihnachtspulli, rollkragenpulli · fr pull rose, un pull, le pull,
      son pull, mon pull, en pull, et pull, pull over, pull en laine, pull de noel · es sueter, un jersey,
      jersey de lana, su jersey, chaleco de punto · it maglione · pt blusa de la, camisola de la · nl trui, kersttrui,
      coltrui`,
    part: 'top',
    hides: true,
  },
  cardigan: {
    words: 'cardigan · de strickjacke · fr gilet en laine · es rebeca',
    part: 'top',
    kindOf: 'jumper',
  },
  poncho: {
    words: 'poncho, serape, shawl',
    part: 'top',
    kindOf: 'jumper',
    hides: true,
  },
  onesie: {
    words: `skeleton costume, skeleton suit, skeleton onesie, skeleton outfit, skeleton pyjamas,
      dressed as a skeleton, onesie, kigurumi, romper suit, animal costume, animal onesie · de skelettkostum,
      strampler, einteiler · fr deguisement de squelette · es disfraz de esqueleto · it costume da scheletro`,
    part: 'top',
    kindOf: 'jumper',
    hides: true,
  },
  wetsuit: {
    words: `wetsuit, wet suit, diving suit, dive suit, catsuit, bodysuit, jumpsuit, jump suit, boiler suit,
      racing suit, race suit, flight suit, ski suit, snow suit, snowsuit, hazmat suit, superhero suit,
      superhero costume, ninja suit · de neoprenanzug · fr combinaison de plongee · es traje de neopreno
      · it muta da sub · nl duikpak`,
    part: 'top',
    kindOf: 'jumper',
    hides: true,
  },
  hoodie: {
    words: `hoodie, hoody, tracksuit, track suit, hooded top, hooded sweatshirt · de kapuzenpulli, kapuzenpullover,
      trainingsanzug · fr sweat a capuche, survetement · es sudadera, sudadera con capucha, chandal · it felpa,
      tuta da ginnastica · pt moletom, agasalho · nl hoodietje, trainingspak`,
    part: 'top',
    hides: true,
  },
  jacket: {
    words: `jacket, bomber, bomber jacket, anorak, parka, puffer, puffer jacket, fleece, windbreaker, windcheater
      · de jacke, regenjacke, lederjacke, windjacke, steppjacke · fr veste, veste rose, blouson, doudoune
      · es chaqueta, cazadora · it giacca, giubbotto, giacchetta, piumino · pt jaqueta · nl jas, jasje`,
    part: 'top',
  },
  'denim-jacket': {
    words: `denim jacket, jeans jacket · de jeansjacke · fr veste en jean · es chaqueta vaquera, chaqueta de mezclilla
      · pt casaco jeans, jaqueta jeans · nl spijkerjas, spijkerjasje`,
    part: 'top',
    kindOf: 'jacket',
  },
  blazer: {
    words: 'blazer · de sakko',
    part: 'top',
    kindOf: 'jacket',
  },
  'leather-jacket': {
    words: `leather jacket, biker jacket, leathers, motorcycle jacket · fr blouson en cuir, veste en cuir
      · es chaqueta de cuero, cazadora de cuero · it giacca di pelle, giubbotto di pelle, chiodo
      · pt jaqueta de couro, casaco de couro · nl leren jas, leren jack`,
    part: 'top',
    kindOf: 'jacket',
  },
  'zip-jacket': {
    words: 'zip jacket, zipped jacket, zip up jacket, track jacket, tracksuit jacket, training jacket',
    part: 'top',
    kindOf: 'jacket',
    hides: true,
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
