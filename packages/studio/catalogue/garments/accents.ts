import type { GarmentEntry } from './garment-entry.ts';

/** What is worn over other clothes or goes with them; and hair, which has a colour like clothes. */
export const ACCENTS = {
  cape: {
    words: 'cape, cloak · de umhang · es capa · it mantello',
    part: 'over',
  },
  apron: {
    words: `apron, leather apron, pinafore · de schurze, kochschurze, kuchenschurze, grillschurze · fr tablier
      · es delantal, mandil · it grembiule, grembiulino · pt avental · nl schort`,
    part: 'over',
    colour: '#f4f2ec',
  },
  blanket: {
    words: `blanket, blankets, throw blanket, lap blanket · de decke · fr couverture · es manta · it coperta
      · pt cobertor · nl deken`,
    part: 'over',
    colour: '#4d6f8f',
  },
  tie: {
    words: `tie, necktie · de krawatte · fr cravate · es corbata · it cravatta · pt gravata · nl stropdas · emoji 👔`,
    part: 'neck',
  },
  'bow-tie': {
    words: `bow tie, bowtie, dickie bow · de fliege um den hals · fr noeud papillon · es pajarita, corbatin
      · it farfallino · pt gravata borboleta · nl vlinderdas, strikje`,
    part: 'neck',
    kindOf: 'tie',
  },
  belt: {
    words: 'belt, sash · de gurtel · fr ceinture · es cinturon · it cintura · pt cinto · nl riem',
    part: 'waist',
    colour: '#3a2a22',
  },
  braces: {
    words: `suspenders, trouser braces, pair of braces, red braces, lederhosen, leather shorts · de lederhose,
      hosentrager · fr bretelles · es tirantes · it bretelle · pt suspensorios · nl bretels`,
    part: 'waist',
    colour: '#a8322c',
  },
  scarf: {
    words: `scarf, scarves, neckerchief, feather boa, shawl · de schal, halstuch · fr echarpe, chale · es bufanda,
      panuelo al cuello, chal, panuelo · it sciarpa, foulard, scialle · pt cachecol, xale · nl sjaal · emoji 🧣`,
    part: 'neck',
  },
  necklace: {
    words: `necklace, pearl necklace, bead necklace, pearls, beads, string of pearls, pearl choker, shell necklace
      · de halskette, perlenkette, kette um den hals · fr collier, collier de perles · es collar de perlas
      · it collana, collana di perle · pt colar, colar de perolas · nl parelketting, halsketting`,
    part: 'neck',
    colour: '#f8f3e8',
  },
  gloves: {
    words: `glove, gloves, leather gloves, work gloves, mittens · de handschuhe, handschuh, wollhandschuhe · fr gants
      · es guantes · it guanti, guantini · pt luvas · nl handschoenen · emoji 🧤`,
    part: 'hands',
  },
  wings: {
    words: `wing, wings, angel wings, fairy wings, butterfly wings · de flugel, feenflugel, engelsflugel,
      schmetterlingsflugel · fr ailes, ailes de papillon, ailes de fee, ailes ange · es alas de mariposa,
      alas de angel, alas de hada · it ali d angelo, ali da fata, ali da farfalla, ali di farfalla, ali da angelo
      · pt asas, asas de borboleta, asas de anjo · nl vleugels, vlindervleugels, engelenvleugels`,
    part: 'back',
    colour: '#f4f2ec',
  },
  backpack: {
    words: `backpack, rucksack, knapsack, school bag, jetpack · fr sac a dos · es mochila · it zaino · nl rugzak
      · emoji 🎒`,
    part: 'back',
  },
  hair: {
    words: `hair, haired, hairdo, hairstyle, wig · de perucke, haar, haare, haaren · fr perruque, cheveux · es peluca,
      pelo · it parrucca, capelli · pt peruca, cabelo · nl haren`,
    part: 'head',
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
