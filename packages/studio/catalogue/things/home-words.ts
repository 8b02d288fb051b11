import type { Accessory } from './accessory-kinds.ts';

/** Words for things of house, garden and table, as in the table of all accessories. */
export const HOME_WORDS = {
  'lawn-mower':
    'lawn mower, lawnmower, mower, mowing, mowing the lawn, mows the lawn, ride on mower, rasenmaher, tondeuse, cortacesped, tosaerba, grasmaaier',
  'rocking-chair':
    'rocking chair, schaukelstuhl, fauteuil a bascule, mecedora, sedia a dondolo, schommelstoel',
  armchair:
    'armchair, arm chair, easy chair, recliner, comfy chair, sofa, couch, settee, sessel, fauteuil, canape, sillon, poltrona, divano, bank im wohnzimmer, 🛋',
  blackboard:
    'blackboard, black board, chalkboard, chalk board, chalk, piece of chalk, schultafel, wandtafel, kreide, tableau noir, craie, pizarra, tiza, lavagna, gesso, schoolbord, krijt',
  ruler:
    'tape measure, measuring tape, massband, ruler, school ruler, yardstick, measuring stick, set square, lineal, regle, regla, righello, liniaal, 📏, 📐',
  'remote-control':
    'remote control, tv remote, the remote, a remote, his remote, her remote, television remote, couch potato, fernbedienung, telecommande, mando a distancia, telecomando, afstandsbediening',
  'christmas-tree':
    'christmas tree, xmas tree, fir tree, weihnachtsbaum, tannenbaum, christbaum, sapin de noel, sapin, arbol de navidad, albero di natale, kerstboom, 🎄',
  cauldron:
    'cauldron, witchs cauldron, witch cauldron, kessel, hexenkessel, chaudron, caldero, calderone, ketel',
  'hand-fan':
    'hand fan, folding fan, paper fan, spanish fan, facher, eventail, abanico, ventaglio, waaier, 🪭',
  bowl: 'bowl, bowl of noodles, bowl of ramen, bowl of rice, bowl of soup, bowl of pasta, noodles, ramen, pho, udon, pasta, spaghetti, soup, salad, rice, cereal, chopsticks, nudeln, suppe, nouilles, soupe, pates, fideos, sopa, zuppa, soep, 🍜, 🍝, 🍲, 🥗, 🍚, 🥣, 🥢, 🍛',
  fries:
    'fries, french fries, chips and curry, fish and chips, pommes, pommes frites, frites, patatas fritas, patatine, patat, friet, frieten, 🍟',
  crisps:
    'crisps, chips, bag of crisps, bag of chips, packet of crisps, potato chips, tortilla chips, nachos, snacks, kartoffelchips',
  chocolate:
    'chocolate bar, bar of chocolate, chocolates, box of chocolates, chocoholic, loves chocolate, eating chocolate, eats chocolate, and chocolate, candy bar, schokolade, chocolat, cioccolato, cioccolata, chocolade, 🍫',
  corn: 'corn, corn cob, corn on the cob, sweetcorn, maize, maiskolben, maiz, 🌽',
  'toilet-roll':
    'toilet paper, toilet roll, loo roll, toilet rolls, klopapier, toilettenpapier, papier toilette, papel higienico, carta igienica, wc papier, 🧻',
  'disco-ball':
    'disco ball, discoball, mirror ball, glitter ball, diskokugel, discokugel, boule a facettes, bola de discoteca, 🪩',
  bee: 'bee, bees, bumblebee, bumble bee, honey bee, honeybee, biene, hummel, abeille, abeja, ape regina, abelha, hommel',
} as const satisfies Partial<Record<Accessory, string>>;
