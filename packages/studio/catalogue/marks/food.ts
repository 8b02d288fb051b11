import { marksIn } from './mark.ts';

/** Food, drinks, restaurants and shops for food. */
export const FOOD_MARKS = marksIn(`
  Coca-Cola: coke zero, cola zero coca, coca light, diet coke, coke bottle, bottle of coke → cola
  Sodas: fanta, sprite, mezzo mix, dr pepper, mountain dew, schweppes, orangina, club mate, fritz kola, afri cola,
    guarana antarctica, inca kola, irn bru, vimto, ribena, capri sun, capri sonne, gatorade, powerade, lipton, nestea,
    snapple, almdudler, rivella, prime → cola (eaten)
  Sodas: fanta, dr pepper, mountain dew, schweppes, orangina, club mate, fritz kola, afri cola, inca kola, irn bru,
    vimto, ribena, capri sun, capri sonne, gatorade, powerade, almdudler, prime hydration → cola
  Waters: evian, perrier, san pellegrino, vittel, volvic, gerolsteiner, fiji water → bottle
  Monster: monster → cola (eaten)
  Starbucks: frappuccino starbucks, costa coffee, tim hortons, dunkin donuts, dunkin, nespresso, nescafe, lavazza,
    segafredo, illy coffee, dolce gusto, tassimo, jacobs kronung, douwe egberts, caffe nero, pret a manger → coffee
  McDonald’s: mcdonalds fries, mc flurry, mcflurry, mc nuggets, chicken mcnuggets, egg mcmuffin, maccas, mecces
    → burger
  Burger King: whopper burger, wendys, wendy s burger, five guys, in n out burger, shake shack, white castle burger,
    quick burger, hard rock cafe, taco bell, chipotle grill, chick fil a, nandos, nando s, popeyes chicken, jollibee,
    wingstop, vapiano → burger
  Pizza Hut: pizza hut, dominos pizza, domino s pizza, papa johns, little caesars → pizza
  Subway: subway sandwich, subway restaurant, subway sub
  Deliveries: uber eats, ubereats, deliveroo, lieferando, just eat, glovo, rappi, doordash, flink lieferdienst,
    gorillas lieferdienst, ifood, wolt → delivery driver
  Milka: milka → chocolate bar (eaten worn)
  Milka: lila kuh, lila milka kuh, milka schokolade, milka kuh → chocolate bar
  Toblerone: toblerone, lindt, lindor, ferrero rocher, rocher ferrero, after eight, ritter sport, cadbury, hershey,
    hersheys, hershey s, reeses, reese s, kinder bueno, kinder riegel, kinder surprise, kinder chocolate,
    kinder schokolade, kinder egg, kinder uberraschung, kinder sorpresa, kinder ovo, kinder ei,
    uberraschungsei von kinder, baci perugina, cote d or chocolat, merci schokolade, tony s chocolonely,
    tonys chocolonely, kinder country, duplo riegel → chocolate bar
  Chocolate bars: mars, skittles, raffaello, tic tac, twix, bounty, snickers, milky way, crunch, daim, smarties,
    maltesers → chocolate bar (eaten)
  Chocolate bars: snickers, twix, kit kats, kitkats, smarties, maltesers, m and ms, m und ms → chocolate bar
  Sweets: haribo goldbaren, jelly belly, mentos, wrigley, orbit gum, juicy fruit, hubba bubba, pez dispenser,
    chupa chups lolly, werther s original, werthers original, fisherman s friend, ricola, swedish fish,
    sour patch kids, starburst sweets, gummibarchen haribo, jelly babies bassett, peeps candy, nerds candy
  Pringles: pringles, lays chips, lay s chips, doritos, cheetos, chester cheetah, takis, walkers crisps, funny frisch,
    chio chips, tostitos → crisps
  Oreo: oreo keks, lotus biscoff, leibniz keks, prinzenrolle, lu biscuit, jaffa cakes, pop tarts, poptarts,
    nutter butter, chips ahoy → cookie
  Heinz: heinz → bottle (eaten)
  Heinz: heinz ketchup, heinz tomato ketchup, heinz beans, hellmanns, hellmann s, tabasco, maggi, knorr,
    sriracha huy fong, vegemite, philadelphia cheese, babybel, laughing cow, vache qui rit, kiri kase, barilla,
    uncle ben s, quaker oats, dr oetker, captain birdseye, kapt n iglo, captain iglo, ben and jerrys, ben and jerry s,
    ben jerrys, haagen dazs, magnum ice cream, magnum eis, calippo → food
  Nutella: nuttela, ovomaltine, nesquik, ovaltine, kinder pingui → chocolate
  Cereals: kelloggs, kellogg s, tony the tiger, frosties tiger, cheerios, lucky charms, cap n crunch, froot loops,
    coco pops, special k cereal → bowl
  Mascots: pillsbury doughboy, aunt jemima, kool aid man, mr peanut, jolly green giant brand, meister proper,
    mr clean, monsieur propre, mr proper, duracell bunny, energizer bunny, ronald mc donald, chiquita,
    chiquita banana, dole banana, the pringles man, colonel sanders kfc
  Beers: corona, becks, krombacher, carlsberg, tuborg, amstel, grolsch, stella artois, san miguel, estrella damm,
    mahou, super bock, sagres, peroni, moretti, kronenbourg, leffe, duvel, hoegaarden, warsteiner, bitburger,
    paulaner, erdinger, augustiner, bud light, coors, miller lite, skol, brahma, quilmes, modelo, asahi,
    hacker pschorr, jupiler, cruzcampo → beer (eaten)
  Beers: becks bier, beck s bier, krombacher, carlsberg, tuborg, amstel bier, grolsch, stella artois, san miguel beer,
    estrella damm, super bock, moretti beer, kronenbourg 1664, hoegaarden, warsteiner, bitburger, paulaner, erdinger,
    bud light, coors light, corona extra, jupiler, duff beer, cruzcampo, budweiser → beer
  Spirits: jagermeister, smirnoff, absolut vodka, bacardi, captain morgan, baileys, johnnie walker, johnny walker,
    jim beam, jameson whiskey, havana club, jose cuervo, campari, martini rosso, malibu rum, hendrick s gin,
    bombay sapphire, grey goose, ballantines, chivas regal, cointreau, grand marnier, ricard pastis, pernod,
    limoncello pallini, fernet branca, licor 43, patron tequila → bottle
  Champagnes: moet, moet et chandon, moet chandon, dom perignon, veuve clicquot, freixenet → bottle
  Tobacco: marlboro, camel cigarettes, lucky strike cigarettes, gauloises, gitanes, elf bar, elfbar, juul, iqos,
    winston cigarettes, zippo → cigar
  Shops: walmart, costco, trader joes, trader joe s, whole foods market, aldi, lidl, rewe, edeka, tesco, sainsburys,
    sainsbury s, asda, waitrose, leclerc supermarche, mercadona, albert heijn, esselunga, pingo doce,
    continente supermercado, kaufland, rossmann, dm drogerie, penny markt, 7 eleven, seven eleven, action winkel,
    hema winkel, el corte ingles, home depot, obi baumarkt, hornbach, bauhaus baumarkt, leroy merlin, toys r us
  Huel: huel, herbalife, slimfast, optimum nutrition
  Thermomix: thermomix, tupperware, kitchenaid, kitchen aid, le creuset, nutribullet, weber grill, moulinex, bialetti
    → pan
  Stanley: stanley cup tumbler, stanley tumbler, stanley quencher → mug
  Stanley: stanley → mug (eaten)
  Hydro Flask: hydro flask, yeti tumbler, yeti cup, chilly s bottle, air up bottle, soda stream, sodastream,
    brita filter → bottle
  Pampers: pampers, huggies, aptamil, hipp glas, kleenex, tempo taschentuch → baby
  Foods: fritos, marmite, cornetto, iglo, godiva, bonne maman (eaten)
  Carrefour: carrefour (firm)
`);
