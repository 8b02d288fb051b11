import { marksIn } from './mark.ts';

/** Makers of toys, clothes, food, cars and machines, and clubs. Their names and signs are left out; the thing stays. */
export const BRAND_MARKS = marksIn(`
  LEGO: lego, legos, lego bricks, lego blocks, lego set, legosteine, legostenen, briques lego, bloques de lego,
    lego brick, lego minifigure, lego man, legosteentjes, mattoncini lego, pecas de lego → toy bricks
  Playmobil: playmobil, playmobil figure → toy
  Hot Wheels: hot wheels, hotwheels, matchbox car → toy car
  Nerf: nerf gun, nerf blaster → toy gun
  Nerf: nerf → toy gun (capital)
  Play-Doh: play doh, playdoh
  Tamagotchi: tamagotchi
  Furby: furby
  Funko Pop: funko pop, funko
  My Little Pony: my little pony, mon petit poney, mi pequeno pony → unicorn
  Care Bears: care bear, care bears → teddy bear
  Monopoly: monopoly game, monopoly man, mr monopoly, monopoly board, monopoly brett, monopoly geld
  Rubik’s Cube: rubiks cube, rubik s cube, rubik cube, rubix cube, cubo de rubik, cubo di rubik, zauberwurfel rubik
    → puzzle cube
  Nike: nike, nikes, nike swoosh, nike logo, air jordan, air jordans, nike air
  Adidas: adidas, adidas logo, adidas stripes
  Puma: puma (worn)
  Reebok: reebok, reeboks
  New Balance: new balance (worn capital)
  Under Armour: under armour (worn capital)
  Converse: converse all star, converse shoes, converse sneakers, converse trainers, converse schuhe,
    chaussures converse, zapatillas converse, scarpe converse, tenis converse, converse schoenen, chuck taylors
    → sneakers
  Converse: converse → sneakers (capital)
  Crocs: crocs → clogs
  UGG: uggs, ugg boots, ugg → boots
  Dr. Martens: doc martens, dr martens, docs boots → boots
  Birkenstock: birkenstocks, birkenstock → sandals
  Levi’s: levis, levi s, levi s jeans, levis jeans → jeans
  Lacoste: lacoste
  The North Face: north face (worn capital)
  Gucci: gucci, guccy, guci
  Louis Vuitton: louis vuitton
  Chanel: chanel, coco chanel
  Prada: prada, dior, christian dior, versace, balenciaga
  Hermès: hermes (worn)
  Hermès: birkin bag
  Burberry: burberry
  Rolex: rolex → wristwatch
  Ray-Ban: ray ban, ray bans, rayban, raybans → sunglasses
  Supreme: supreme, supreme box (worn)
  Zara: zara store, zara bag
  IKEA: ikea
  Coca-Cola: coca cola, cocacola, coke can, can of coke, coca cola logo, koka kola → cola
  Pepsi: pepsi, can of pepsi, pepsi can → cola
  Red Bull: can of red bull, red bull can, red bull drink, redbull → cola
  Red Bull: red bull → cola (capital worn)
  Monster Energy: can of monster, monster energy, monster energy drink → cola
  Starbucks: starbucks, starbucks coffee, starbucks cup, cup of starbucks, cup of starbucks coffee → coffee
  McDonald’s: mcdonald s, mcdonalds, mc donalds, ronald mcdonald, big mac, golden arches, mcdo, mac do, macdonalds,
    macdonald s, happy meal → burger
  Burger King: burger king crown, burger king restaurant, burger king → burger
  KFC: kfc, colonel sanders
  Nutella: nutella → chocolate
  Oreo: oreo, oreos → cookie
  KitKat: kitkat, kit kat, snickers bar, mars bar, m m s, m ms → chocolate bar
  Haribo: haribo
  Heineken: heineken, guinness → beer
  Jack Daniel’s: jack daniels, jack daniel s → bottle
  Apple: apple logo, apple store, apple employee, apple mitarbeiter, apple hoodie, apple headphones, apple laptop,
    apple phone, apple keynote, logo apple, logo de apple, logo d apple, logo della apple, logo da apple,
    apple t shirt
  Apple: apple computer, apple fanboy, apple inc
  Apple Watch: apple watch → wristwatch
  iPhone: iphone, iphones, i phone → phone
  iPad: ipad, ipads → tablet
  MacBook: macbook, macbooks, macbook pro, imac → laptop
  AirPods: airpods, air pods → headphones
  Samsung: samsung, samsung galaxy
  Google: google, android logo, googel
  Microsoft: microsoft, windows logo
  Facebook: facebook
  Amazon: amazon (firm)
  Amazon: amazon delivery driver, amazon prime, amazon prime box, amazon alexa
  Netflix: netflix, netflix logo
  PlayStation: playstation, play station, ps5, ps4, dualshock → game controller
  Xbox: xbox, x box → game controller
  Nintendo: nintendo, nintendo switch, game boy, gameboy, wii → game controller
  Polaroid: polaroid, polaroid camera, gopro, go pro camera → camera
  Walkman: walkman → cassette player
  Dyson: dyson, hoover brand → vacuum cleaner
  NASA: nasa logo, nasa patch, nasa badge
  Ferrari: ferrari, ferraris → sports car
  Porsche: porsche → sports car
  Lamborghini: lamborghini, lambo → sports car
  Bugatti: bugatti, maserati, mclaren car, aston martin → sports car
  BMW: bmw, audi, mercedes benz, mercedes star, mercedesstern, mercedes stern, volkswagen, vw beetle, vw bus,
    vw kafer, vw carocha, vw golf, vw coccinelle, toyota, honda civic → car
  Tesla: tesla → car (driven owned firm)
  Tesla: tesla model s, tesla model 3, cybertruck → car
  Mini Cooper: mini cooper → car
  Ford Mustang: ford mustang, chevrolet, corvette → car
  Jeep: jeep, jeep wrangler → car
  Vespa: green vespa, red vespa, on a vespa, vespa scooter, vespa roller → moped
  Vespa: vespa → moped (capital owned driven)
  Harley-Davidson: harley davidson, harley davidsons, ducati → motorbike
  Formula 1: formula 1, formel 1, formule 1, formula uno, formula one, formula um, f1 logo, red bull racing
    → racing driver
  Fender: fender guitar, fender gitarre, guitare fender, guitarra fender, chitarra fender, guitarra gibson,
    gibson guitar, gibson gitarre, guitare gibson, stratocaster, telecaster, les paul → electric guitar
  Stetson: stetson → cowboy hat
  Real Madrid: real madrid → football
  FC Barcelona: fc barcelona, fc barca, barcelona fc → football
  Manchester United: manchester united, man united, man utd, manchester city, man city fc, man u shirt → football
  Liverpool FC: liverpool fc, liverpool football club, liverpool jersey, chelsea fc, chelsea football club,
    tottenham hotspur, arsenal fc → football
  FC Bayern: fc bayern, bayern munchen, bayern muenchen, bayern munich, bayern monaco, fc bayern munchen,
    bayern munchen trikot, borussia dortmund, bvb, schalke 04, bvb trikot → football
  Juventus: juventus, juve, ac milan, inter milan, inter mailand, as roma, ssc napoli → football
  Paris Saint-Germain: paris saint germain, psg, olympique de marseille → football
  Ajax: ajax amsterdam, psv eindhoven, feyenoord, benfica, sl benfica, fc porto, sporting cp, flamengo, corinthians,
    boca juniors, river plate → football
  NBA: la lakers, lakers, los angeles lakers, chicago bulls, golden state warriors, boston celtics, nba → basketball
  MLB and NFL: new york yankees, dallas cowboys jersey, ny yankees, boston red sox, green bay packers, nfl logo,
    super bowl logo
  The Olympic Games: olympic rings
  FIFA: fifa, fifa logo, uefa logo → football
  Red Cross: red cross, rotes kreuz, rote kreuz, croix rouge, cruz roja, croce rossa, cruz vermelha, rode kruis
    (worn capital)
  Red Cross: red cross sign, red cross logo, red cross symbol
`);
