import { marksIn } from './mark.ts';

/** Makers of cars and machines. */
export const CAR_MARKS = marksIn(`
  Fiat: fiat, fiat 500, cinquecento fiat, fiat panda → car
  Citroën: citroen 2cv, 2cv, deux chevaux, citroen ds → car
  Citroën: citroen → car (capital driven owned)
  Renault: renault, renault 4, twingo, renault clio → car
  Peugeot: peugeot → car
  Opel: opel, opel corsa, opel manta, vauxhall → car
  Škoda: skoda, dacia, dacia duster → car
  Alfa Romeo: alfa romeo, lancia delta → sports car
  Volkswagen: vw, vw bulli, vw golf gti, vw polo, volkswagon → car
  Mercedes-Benz: mercedes → car (driven owned)
  Mercedes-Benz: daimler benz, mercedes g klasse → car
  Hyundai: hyundai, kia motors, nissan, mazda, subaru, mitsubishi, daihatsu, lexus, isuzu → car
  Toyota: toyota pickup, toyota corolla, toyota prius, toyota hilux → car
  Volvo: saab car → car
  Ford: ford → car (owned)
  Ford: ford car, ford logo, ford truck, ford pickup, ford fiesta, ford focus, ford transit, ford f 150, ford gt,
    ford model t → car
  Smart: smart car, smart fortwo → car
  SEAT: seat ibiza, seat leon, seat 600 → car
  Trabant: trabant, trabi, wartburg auto, lada niva → car
  Land Rover: land rover, landrover, range rover, defender land rover → car
  Jaguar: jaguar e type, jaguar car, jaguar f type → sports car
  Rolls-Royce: rolls royce, bentley car, bentley continental, maybach → car
  Chevrolet: chevy, chevrolet camaro, corvette stingray, dodge challenger, dodge charger, pontiac firebird, cadillac,
    buick, oldsmobile, chrysler, hummer h2, gmc truck → car
  Lotus: lotus elise, koenigsegg, pagani zonda, lotus esprit → sports car
  Porsche: porsche 911, porsche carrera → sports car
  Ferrari: ferrari f40, cavallino rampante → sports car
  Rivian: rivian, polestar car, byd car, lucid air → car
  Piaggio: piaggio, ape piaggio, lambretta → moped
  Yamaha: yamaha motorbike, yamaha motorrad, suzuki motorbike, suzuki motorrad, kawasaki motorbike, kawasaki ninja,
    kawasaki motorrad, triumph bonneville, moto guzzi, royal enfield, bmw gs, honda goldwing, ktm motorrad, aprilia,
    husqvarna → motorbike
  John Deere: john deere, johndeere, fendt, fendt traktor, massey ferguson, new holland tractor, lamborghini traktor,
    deutz fahr, claas traktor, kubota → tractor
  Caterpillar: caterpillar excavator, cat excavator, jcb digger, liebherr, komatsu → tractor
  Unimog: unimog, scania, iveco, peterbilt, freightliner, mack truck, kenworth → truck
  Boeing: boeing, boeing 747, airbus, airbus a380, cessna, learjet → plane
  Airlines: lufthansa, ryanair, easyjet, air france, klm, british airways, iberia airlines, alitalia,
    tap air portugal, emirates airline, qatar airways, delta airlines, united airlines, pan am, qantas,
    turkish airlines, singapore airlines → flight attendant
  SpaceX: spacex, space x rocket, starlink, blue origin → rocket
  Railways: deutsche bahn, sncf, trenitalia, amtrak, eurostar, orient express → train
  Michelin: michelin man, michelin, michelin mannchen, bibendum, bonhomme michelin, pirelli, goodyear, bridgestone
    → tyre
  Bosch: bosch, makita, dewalt, black and decker, hilti, stihl, milwaukee tool → power drill
  Segway: segway, vespa primavera, lime scooter → scooter
  Brompton: brompton bike, canyon bike, bianchi bike, vanmoof, gazelle fiets, pinarello → bicycle
  Airstream: airstream → bus
  Shell: shell logo, shell petrol, shell uniform, shell tankstelle, esso, texaco, exxon, bp petrol, total energies,
    repsol
  ADAC: adac → mechanic
`);
