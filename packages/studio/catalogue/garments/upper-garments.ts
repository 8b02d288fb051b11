import type { GarmentEntry } from './garment-entry.ts';

/** Clothes for the upper body, and what covers all of it at play and at work. */
export const UPPER_GARMENTS = {
  tee: {
    words: `tee, tshirt, t shirt, top, crop top · de t shirts · fr tee shirt · es camiseta, playera, remera
      · it maglietta · nl shirtje`,
  },
  tank: {
    words: `tank top, singlet, sports bra, sport bra, bra top, bralette, vest top, muscle shirt, muscle top,
      sleeveless top, sleeveless shirt · de tanktop, unterhemd, tragertop · fr debardeur · es camiseta de tirantes
      · it canottiera · pt regata · nl hemdje`,
    kindOf: 'tee',
  },
  vest: {
    words: `body warmer, bodywarmer, vest, waistcoat, gilet, hi vis, high vis, hi vis vest, high vis vest,
      high visibility vest, safety vest · de warnweste, weste, sicherheitsweste · fr gilet sans manches, gilet jaune
      · es chaleco · it panciotto · pt colete · nl hesje`,
    kindOf: 'tee',
    layered: true,
  },
  jersey: {
    words: `jersey, football shirt, football kit, soccer kit, football jersey · de trikot, fussballtrikot
      · fr maillot, maillot de foot · es camiseta de futbol, camiseta numero · it maglia, maglietta da calcio
      · pt camisa de futebol, camisa do time · nl voetbalshirt, wielershirt`,
    kindOf: 'tee',
  },
  swimsuit: {
    words: `swimsuit, swim suit, bikini, swimming costume, bathing suit, leotard · de badeanzug · fr maillot de bain
      · es traje de bano · it costume intero · pt maio, biquini · nl badpak`,
    kindOf: 'tee',
  },
  polo: {
    words: `polo, polo shirt, hawaiian shirt, aloha shirt, bowling shirt, short sleeved shirt, short sleeve shirt
      · de polohemd, hawaiihemd · fr chemise hawaienne · es camisa hawaiana · it camicia hawaiana · nl poloshirt`,
    kindOf: 'shirt',
  },
  shirt: {
    words: `shirt, dress shirt, flannel, flannel shirt, lumberjack shirt · de hemd, holzfallerhemd, flanellhemd
      · fr chemise, chemise rose, chemisette · es camisa · it camicia · nl overhemd`,
    layered: true,
  },
  blouse: {
    words: 'blouse · de bluse · fr chemisier · es blusa · it camicetta · nl bloes',
    kindOf: 'shirt',
  },
  pyjamas: {
    words: `pyjamas, pajamas, pyjama, pajama, nightgown · de schlafanzug · es pijama · it pigiama · nl nachthemd`,
    kindOf: 'shirt',
  },
  uniform: {
    words: 'uniform · it divisa, uniforme',
    kindOf: 'shirt',
  },
  scrubs: {
    words: `scrubs, surgical gown, surgical scrubs, hospital scrubs, nurse uniform, nurses uniform · de kasack
      · es uniforme de enfermera`,
    kindOf: 'tee',
  },
  jumper: {
    words: `jumper, sweater, pullover, sweatshirt, turtleneck, turtle neck, roll neck, polo neck, jersey sweater,
      christmas jumper · de strickpulli, pulli, weihnachtspulli, rollkragenpulli · fr pull rose, un pull, le pull,
      son pull, mon pull, en pull, et pull, pull over, pull en laine, pull de noel · es sueter, un jersey,
      jersey de lana, su jersey, chaleco de punto · it maglione · pt blusa de la, camisola de la · nl trui, kersttrui,
      coltrui`,
  },
  cardigan: {
    words: 'cardigan · de strickjacke · fr gilet en laine · es rebeca',
    kindOf: 'jumper',
    layered: true,
  },
  poncho: {
    words: 'poncho, serape, shawl',
    kindOf: 'jumper',
  },
  onesie: {
    words: `skeleton costume, skeleton suit, skeleton onesie, skeleton outfit, skeleton pyjamas,
      dressed as a skeleton, onesie, kigurumi, romper suit, animal costume, animal onesie · de skelettkostum,
      strampler, einteiler · fr deguisement de squelette · es disfraz de esqueleto · it costume da scheletro`,
    kindOf: 'jumper',
  },
  wetsuit: {
    words: `wetsuit, wet suit, diving suit, dive suit, catsuit, bodysuit, jumpsuit, jump suit, boiler suit,
      racing suit, race suit, flight suit, ski suit, snow suit, snowsuit, hazmat suit, superhero suit,
      superhero costume, ninja suit · de neoprenanzug · fr combinaison de plongee · es traje de neopreno
      · it muta da sub · nl duikpak`,
    kindOf: 'jumper',
  },
  hoodie: {
    words: `hoodie, hoody, tracksuit, track suit, hooded top, hooded sweatshirt · de kapuzenpulli, kapuzenpullover,
      trainingsanzug · fr sweat a capuche, survetement · es sudadera, sudadera con capucha, chandal · it felpa,
      tuta da ginnastica · pt moletom, agasalho · nl hoodietje, trainingspak`,
  },
  jacket: {
    words: `jacket, bomber, bomber jacket, anorak, parka, puffer, puffer jacket, fleece, windbreaker, windcheater
      · de jacke, regenjacke, lederjacke, windjacke, steppjacke · fr veste, veste rose, blouson, doudoune
      · es chaqueta, cazadora · it giacca, giubbotto, giacchetta, piumino · pt jaqueta · nl jas, jasje`,
    layered: true,
  },
  'denim-jacket': {
    words: `denim jacket, jeans jacket · de jeansjacke · fr veste en jean · es chaqueta vaquera, chaqueta de mezclilla
      · pt casaco jeans, jaqueta jeans · nl spijkerjas, spijkerjasje`,
    kindOf: 'jacket',
    layered: true,
  },
  blazer: {
    words: 'blazer · de sakko',
    kindOf: 'jacket',
    layered: true,
  },
  'leather-jacket': {
    words: `leather jacket, biker jacket, leathers, motorcycle jacket · fr blouson en cuir, veste en cuir
      · es chaqueta de cuero, cazadora de cuero · it giacca di pelle, giubbotto di pelle, chiodo
      · pt jaqueta de couro, casaco de couro · nl leren jas, leren jack`,
    kindOf: 'jacket',
    layered: true,
  },
  'zip-jacket': {
    words: 'zip jacket, zipped jacket, zip up jacket, track jacket, tracksuit jacket, training jacket',
    kindOf: 'jacket',
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
