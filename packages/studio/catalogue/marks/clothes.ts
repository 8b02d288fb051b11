import { marksIn } from './mark.ts';

/** Makers of clothes, shoes, bags, watches and scent. */
export const CLOTHES_MARKS = marksIn(`
  Vans: vans off the wall, vans old skool, vans shoes, vans schuhe, vans schoenen
  Vans: vans (worn)
  Fila: fila, kenzo, decathlon, kappa, diadora, umbro, joma, speedo, mammut, salomon, timberland, columbia, patagonia,
    carhartt, dickies, hollister, stussy, bape, longchamp, armani, max mara, zara, uniqlo, primark (worn)
  Nike: air max, air force 1, just do it nike, nike tech, nike dunk, jordan 1, nike tn
  Adidas: adidas originals, adidas samba, adidas superstar, yeezy, yeezys, stan smith
  Asics: asics, mizuno shoes, saucony, hoka one one, brooks running, on cloud shoes, skechers, lululemon, gymshark,
    helly hansen, jack wolfskin, fjallraven, kanken, moncler, arcteryx, arc teryx, napapijri, superdry,
    the north face, quiksilver, billabong, rip curl, volcom
  New Era: new era cap, new era 59fifty → cap
  Ellesse: ellesse, sergio tacchini, fred perry, le coq sportif, ben sherman, lonsdale
  Timberland: timberlands, timberland boots → boots
  UGG: moon boots, sorel boots, hunter boots brand → boots
  Crocs: crocs schuhe → clogs
  Havaianas: havaianas → sandals
  Louboutin: louboutin, christian louboutin, jimmy choo, manolo blahnik, manolos, red soles louboutin → heels
  Calvin Klein: calvin klein, tommy hilfiger, ralph lauren, polo ralph lauren, hugo boss, michael kors, dkny,
    donna karan, vivienne westwood, abercrombie, abercrombie and fitch, american eagle outfitters, urban outfitters,
    brandy melville, shein, h m kleid, hennes and mauritz, desigual, benetton, dolce gabbana, dolce and gabbana,
    giorgio armani, emporio armani, fendi, yves saint laurent, ysl, saint laurent paris, bottega veneta, givenchy,
    miu miu, jacquemus, moschino, missoni, ermenegildo zegna, loro piana, stone island, off white virgil, ed hardy,
    von dutch, philipp plein
  Levi’s: levi 501, levis 501, wrangler jeans, lee jeans, true religion jeans → jeans
  Victoria’s Secret: victorias secret, victoria s secret, calzedonia, intimissimi
  Louis Vuitton: louis vuitton bag, vuitton, lv bag, lv tasche
  Hermès: kelly bag, carre hermes, hermes birkin
  Tiffany & Co.: tiffany and co, tiffany co, tiffany s jewellery, cartier, bulgari, bvlgari, van cleef, harry winston,
    pandora bracelet, pandora armband, swarovski
  Watches: patek philippe, audemars piguet, omega speedmaster, breitling, tag heuer, iwc schaffhausen, casio watch,
    g shock, swatch watch, fossil watch, seiko → wristwatch
  Ray-Ban: wayfarer ray, oakley, oakleys, persol → sunglasses
  Eastpak: eastpak, jansport, samsonite, rimowa, herschel backpack → backpack
  Barbour: barbour jacket, burberry coat, barbour jacke, belstaff
  Scents: chanel no 5, axe body spray, old spice, dior sauvage, sephora, l oreal, loreal, maybelline, nivea,
    mac cosmetics, fenty beauty, rare beauty, dove soap, gillette, lush cosmetics, the body shop, douglas parfumerie
  Hublot: hublot → wristwatch (capital worn)
  Canada Goose: canada goose (worn capital)
`);
