import type { GarmentEntry } from './garment-entry.ts';

/** Suits, dresses, robes, coats and armour. */
export const LONG_GARMENTS = {
  suit: {
    words: `suit, business suit, three piece · de anzug, nadelstreifenanzug, businessanzug · fr costume cravate,
      tailleur, costume noir, costume gris, costume trois pieces · es traje, traje y corbata · it completo elegante,
      vestito elegante · pt terno · nl pak, maatpak`,
  },
  tuxedo: {
    words: `tuxedo, tux, dinner jacket, black tie, smoking jacket · de smoking mit fliege, frack · fr un smoking
      · es esmoquin · it lo smoking · pt um smoking · nl rokkostuum`,
    kindOf: 'suit',
  },
  dress: {
    words: `dress, sundress, cheongsam, qipao, hanbok, ao dai, hospital gown, patient gown, cocktail dress,
      party dress, summer dress · de kleid, sommerkleid, abendkleid kurz · fr en robe, une robe, sa robe, ma robe,
      robe rose, robe a fleurs, robe fleurie, robe d ete, robe ete · es vestido, vestidito · it abito, vestito,
      vestitino · nl jurk, jurkje, zomerjurk`,
  },
  gown: {
    words: `gown, ball gown, ballgown, evening gown, evening dress, long dress, maxi dress, wedding dress,
      wedding gown, bridal gown, bridal dress, prom dress · de hochzeitskleid, brautkleid, abendkleid, ballkleid
      · fr robe de mariee, robe de soiree, robe de bal · es vestido de novia, vestido de noche · it abito da sposa,
      abito da sera · pt vestido de noiva, vestido longo · nl trouwjurk, galajurk, baljurk`,
    kindOf: 'dress',
  },
  kimono: {
    words: 'kimono, yukata, hakama · es un kimono',
    kindOf: 'dress',
  },
  gi: {
    words: 'gi, karate gi, judo gi, judogi, karate suit, judo suit, karate uniform, judo uniform, dobok',
    kindOf: 'jacket',
  },
  sari: {
    words: 'sari, saree, lehenga, sarong',
    kindOf: 'dress',
  },
  robe: {
    words: `robe, dressing gown, bathrobe, bath robe, wizard robe, monk robe, toga, kaftan, cassock, abaya, jilbab,
      thobe, thawb, djellaba, tunic, graduation gown, graduation robe, academic gown, academic robe, academic dress,
      cap and gown, judge robe, judges robe, choir robe · de bademantel, morgenmantel, talar · fr robe de chambre,
      peignoir, toge · es albornoz, bata de casa, tunica · it accappatoio, vestaglia · pt roupao · nl badjas`,
    kindOf: 'dress',
  },
  coat: {
    words: `coat, overcoat, trenchcoat, trench coat, raincoat, mackintosh, fur coat, duffle coat, sherwani, tailcoat,
      frock coat · de mantel, regenmantel, wintermantel · fr manteau, manteau rose · es abrigo, impermeable,
      gabardina, chubasquero · it cappotto, impermeabile · pt casaco, sobretudo, capa de chuva · nl regenjas,
      winterjas`,
    layered: true,
  },
  'lab-coat': {
    words: `lab coat, labcoat, lab gown, laboratory gown, white coat, laboratory coat · de kittel, arztkittel,
      laborkittel, weisser kittel · fr blouse blanche, blouse de medecin · es bata blanca, bata de medico
      · it camice bianco · pt jaleco · nl witte jas, doktersjas, labjas`,
    kindOf: 'coat',
    layered: true,
  },
  armour: {
    words: `armour, armor, suit of armour, suit of armor, chainmail, chain mail, breastplate · de rustung,
      ritterrustung · fr armure · es armadura · it armatura · nl harnas`,
  },
  spacesuit: {
    words: `spacesuit, space suit, astronaut suit, astronaut costume · de raumanzug · fr combinaison spatiale,
      costume d astronaute · es traje espacial, traje de astronauta · it tuta spaziale · pt roupa de astronauta
      · nl ruimtepak`,
  },
} as const satisfies Readonly<Record<string, GarmentEntry>>;
