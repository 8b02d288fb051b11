import type { Garment } from '../garments/garment-words.ts';
import type { Headwear } from '../headwear/headwear-words.ts';
import type { Accessory } from './accessory-kinds.ts';

/** Everyday words of Dutch, and of other languages, for things. */
export const MORE_ACCESSORIES: Readonly<Partial<Record<Accessory, string>>> = {
  dog: 'hond, hondje, perrito, perrita, cagnolino, hundchen, cachorrinho, chiot',
  cat: 'poes, een kat, katje, de kat, zwarte kat, kater, gatito, gatita, gattino, gatinho, katzchen',
  bicycle: 'fiets, racefiets, rennrad',
  umbrella: 'paraplu',
  beer: 'beer mug, mug of beer, beer stein, beer glass, glass of beer, beer bottle, bottle of beer, bottle of lager, brewer, bierflasche, biertje, pils, pilsje, glas bier, bierglas, birretta, jarra de cerveza',
  wine: 'wijn, glas wijn, rode wijn, rotwein, weisswein, glas wein, vin blanc, vino rosso, vino bianco, vino tinto',
  coffee: 'un cafe, un caffe, su cafe, son cafe, koffie, kopje koffie, cafe au lait',
  mug: 'kopje, beker, mok, kopje thee, tazza, tazza di caffe, tazza di te, kaffeetasse, teetasse, xicara',
  cake: 'taart, verjaardagstaart, geburtstagstorte, gateau d anniversaire, torta di compleanno, pastel de cumpleanos',
  book: 'boek, boeken, livres, libros, libri, bucher',
  phone: 'telefoon, mobieltje, movil, portable en main, cellulare, celular',
  football: 'voetbal, ballon de foot, pelota, pallone da calcio, bal',
  bouquet:
    'bloemen, bos bloemen, boeket, blumenstrauss, ramo de flores, bouquet de fleurs, rosen, tulpen, mazzo di fiori',
  flower: 'bloem, roos, zonnebloem, sonnenblume, tournesol, girasol, girasole',
  guitar: 'gitaar',
  piano: 'vleugelpiano',
  drum: 'drumstel, schlagzeug, batteria musicale',
  balloon: 'ballonnen, luftballons, palloncini, globo rojo',
  handbag: 'handtas, bolso de mano, borsetta',
  suitcase: 'rolkoffer',
  gift: 'cadeautje, geschenke, regalos, regali, cadeaux',
  rabbit: 'konijn, conejito, coniglietto',
  horse: 'paard, caballito',
  pig: 'varken',
  cow: 'koe',
  chicken: 'haan, hahn, coq, gallo',
  fish: 'pescado, trucha, truite, trota, forelle, karpfen',
  bread: 'brood',
  cheese: 'kaas',
  fries: 'frietjes, patatje',
  hammer: 'hamer',
  scissors: 'schaar',
  'watering-can': 'gieter',
  sword: 'zwaard',
  key: 'sleutel',
};

/** The same for clothes. What is also an English word stands with its article. */
export const MORE_GARMENTS: Readonly<Partial<Record<Garment, string>>> = {
  dress: 'robe rose, robe a fleurs, robe fleurie, jurk, jurkje, vestito, sommerkleid, vestidito',
  gown: 'trouwjurk, hochzeitskleid, brautkleid, robe de mariee, vestido de novia, abito da sposa',
  skirt: 'jupe rose, rok, rokje, saia, una gonna, la gonna, con gonna, in gonna, e gonna, sua gonna, jupette',
  overalls: 'salopette, latzhose, tuinbroek',
  trousers: 'broek, spijkerbroek, hosen, jeanshose, vaqueros, calca, pantalone, jean bleu, legging, panty',
  shorts: 'korte broek, kurze hose, pantalones cortos, pantaloncini',
  jumper:
    'pull rose, trui, strickjacke, strickpulli, pulli, maglione, un pull, le pull, son pull, mon pull, en pull, et pull, un jersey, jersey de lana, su jersey',
  hoodie:
    'hoodietje, kapuzenpulli, kapuzenpullover, sudadera, felpa, sweat a capuche, trainingspak, trainingsanzug',
  shirt: 'chemise rose, overhemd, bloes, blusa, bluse, camicetta, chemisier',
  coat: 'manteau rose, regenjas, winterjas, regenmantel, wintermantel, impermeable, gabardina, impermeabile',
  jacket: 'veste rose, jas, jasje, regenjacke, lederjacke, jeansjacke, blouson',
  suit: 'tailleur, pak, maatpak, costume noir, costume gris, completo elegante',
  vest: 'chaleco, weste, hesje',
  tie: 'stropdas, cravatta, gravata',
  scarf: 'sjaal',
  gloves: 'handschoenen, luvas',
  boots: 'laarzen, rubberlaarzen, gummistiefel, stivali, bottines',
  shoes: 'schoenen, sneakertjes, gympen, turnschuhe, zapatillas, scarpe da ginnastica, tenis blancos, sapato',
  apron: 'mandil, schort, grembiule, kochschurze',
  swimsuit: 'badpak, maillot de bain, traje de bano, costume intero',
  pyjamas: 'pijama, schlafanzug, pigiama',
  hair: 'haren',
  braces: 'bretels',
};

/** The same for what is worn on the head. */
export const MORE_HEADWEAR: Readonly<Partial<Record<Headwear, string>>> = {
  fedora: 'chapeau rose, filzhut, hoed, hoedje, chapeu',
  cap: 'een pet, rode pet, blauwe pet, zwarte pet, petje, baseballcap, gorra de beisbol, cappellino da baseball',
  beanie: 'muts, wollmutze, bommelmutze, bonnet en laine, gorro de lana',
  'sun-hat': 'strohoed, strohhut, sonnenhut, chapeau de paille',
  crown: 'kroon',
  sunglasses: 'zonnebril, lunettes noires, gafas negras, gafas oscuras, occhiali scuri, dunkle brille',
};
