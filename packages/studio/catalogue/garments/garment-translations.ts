import type { Garment } from './garment-words.ts';

/** Everyday words of Dutch, and of other languages, for clothes. What is also an English word stands with its article. */
export const GARMENT_TRANSLATIONS: Readonly<Partial<Record<Garment, string>>> = {
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
