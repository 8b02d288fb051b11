import type { Mould } from '../mould.ts';
import type { Accessory } from './accessory-kinds.ts';
import { baseball, basketball, football, rugbyBall, tennisBall, volleyball } from './balls.ts';
import { bouquet } from './bouquet.ts';
import { bucket, campfire, lifebuoy, paddle, tent, tractor, trafficCone } from './camp-and-yard.ts';
import {
  carriedFireHelmet,
  carriedHardHat,
  carriedKnightHelmet,
  carriedSpaceHelmet,
} from './carried-helmets.ts';
import { crashHelmet } from './crash-helmet.ts';
import { gavel, ghost, hourglass, playingCards, puzzleCube, skull, snowman } from './curios.ts';
import { electricGuitar } from './electric-guitar.ts';
import { broom, crystalBall, laserSword, potion, staff } from './fantasy.ts';
import { lightstick, rings, toySack } from './feasts.ts';
import { FURTHER_MOULDS } from './further-moulds.ts';
import { boombox, clipboard, drill, hairDryer, syringe, toothbrush } from './gadgets.ts';
import { cane, cigar, pipe } from './gentlemans-things.ts';
import { handbag } from './handbag.ts';
import { HOME_MOULDS } from './home-moulds.ts';
import { candle, knitting, lantern, pencil, sewingMachine } from './household.ts';
import { megaphone, piano, saxophone, trumpet, turntable, violin } from './instruments.ts';
import { envelope, heart, key, moneyBag, newspaper } from './keepsakes.ts';
import { letteredBalloon, letteredBook, letteredFlag, letteredTrophy, withWords } from './lettered-things.ts';
import { LIVING_MOULDS } from './living-moulds.ts';
import { MEAL_MOULDS } from './meal-moulds.ts';
import { book, drum, guitar, microphone, paintbrush, trophy, wand } from './music-and-stage.ts';
import { bagpipes, flute, harp } from './orchestra.ts';
import { balloon, chessPiece, clapperboard, dice, filmCamera, gift } from './party-and-games.ts';
import { accordion, calculator, globe, kite, lightBulb, pram, rope } from './pastimes.ts';
import { bowling, dartboard, trident } from './pub-and-club.ts';
import { drone, flask, magnifyingGlass, microscope, robot, stethoscope, telescope } from './science.ts';
import { sign } from './sign.ts';
import {
  bicycle,
  dumbbell,
  gamepad,
  rocket,
  shield,
  skateboard,
  surfboard,
  sword,
} from './sport-and-play.ts';
import {
  baseballBat,
  boxingGloves,
  golfClub,
  hockeyStick,
  kickScooter,
  rollerSkate,
  skis,
  snowboard,
  tennisRacket,
  yogaMat,
} from './sport-gear.ts';
import { bow, fishingRod, medal, stopwatch, whistle } from './sport-kit.ts';
import { axe, fireExtinguisher, flashlight, hammer, saw, scissors, shovel, wateringCan } from './tools.ts';
import { comb, handcuffs, policeBadge, razor, rollingPin } from './trades.ts';
import { anchor, compass, flag, map, rucksack, suitcase, treasureChest } from './travel.ts';
import { car, motorbike, plane, sailboat, train, truck } from './vehicles.ts';
import { knife, plunger, rayGun } from './wielded.ts';
import { briefcase, camera, flower, laptop, pan, phone, plant, spanner, umbrella } from './work-and-home.ts';

/** The mould of every accessory that the words can ask for. */
export const ACCESSORY_MOULDS: Readonly<Record<Accessory, Mould>> = {
  ...LIVING_MOULDS,
  ...MEAL_MOULDS,
  ...HOME_MOULDS,
  ...FURTHER_MOULDS,
  guitar,
  'electric-guitar': electricGuitar,
  bouquet,
  laptop,
  camera,
  sword,
  skateboard,
  football,
  basketball,
  book: withWords(book, letteredBook),
  wand,
  plant,
  microphone,
  phone,
  surfboard,
  shield,
  briefcase,
  paintbrush,
  pan,
  gamepad,
  dumbbell,
  trophy: withWords(trophy, letteredTrophy),
  rocket,
  flower,
  umbrella,
  bicycle,
  drum,
  spanner,
  violin,
  piano,
  trumpet,
  saxophone,
  turntable,
  megaphone,
  baseball,
  'tennis-ball': tennisBall,
  'rugby-ball': rugbyBall,
  volleyball,
  'tennis-racket': tennisRacket,
  'golf-club': golfClub,
  'baseball-bat': baseballBat,
  'boxing-gloves': boxingGloves,
  'hockey-stick': hockeyStick,
  skis,
  snowboard,
  'roller-skate': rollerSkate,
  'kick-scooter': kickScooter,
  'yoga-mat': yogaMat,
  whistle,
  stopwatch,
  medal,
  'fishing-rod': fishingRod,
  bow,
  stethoscope,
  'magnifying-glass': magnifyingGlass,
  telescope,
  microscope,
  flask,
  robot,
  drone,
  hammer,
  axe,
  saw,
  shovel,
  'watering-can': wateringCan,
  scissors,
  flashlight,
  'fire-extinguisher': fireExtinguisher,
  'sewing-machine': sewingMachine,
  knitting,
  pencil,
  lantern,
  candle,
  suitcase,
  rucksack,
  map,
  compass,
  anchor,
  'treasure-chest': treasureChest,
  flag: withWords(flag, letteredFlag),
  'laser-sword': laserSword,
  staff,
  'crystal-ball': crystalBall,
  potion,
  broom,
  car,
  motorbike,
  plane,
  train,
  sailboat,
  balloon: withWords(balloon, letteredBalloon),
  gift,
  'chess-piece': chessPiece,
  dice,
  newspaper,
  envelope,
  'money-bag': moneyBag,
  heart,
  key,
  clapperboard,
  'film-camera': filmCamera,
  kite,
  globe,
  accordion,
  calculator,
  rope,
  'light-bulb': lightBulb,
  pram,
  tent,
  campfire,
  bucket,
  paddle,
  lifebuoy,
  tractor,
  skull,
  ghost,
  snowman,
  hourglass,
  gavel,
  'puzzle-cube': puzzleCube,
  'playing-cards': playingCards,
  'traffic-cone': trafficCone,
  clipboard,
  'hair-dryer': hairDryer,
  toothbrush,
  syringe,
  drill,
  boombox,
  'rolling-pin': rollingPin,
  truck,
  'police-badge': policeBadge,
  handcuffs,
  'toy-sack': toySack,
  rings,
  comb,
  razor,
  lightstick,
  'crash-helmet': crashHelmet,
  handbag,
  bowling,
  dartboard,
  trident,
  harp,
  flute,
  bagpipes,
  cane,
  cigar,
  pipe,
  'fire-helmet': carriedFireHelmet,
  'safety-helmet': carriedHardHat,
  'space-helmet': carriedSpaceHelmet,
  'knight-helmet': carriedKnightHelmet,
  sign,
  plunger,
  knife,
  'ray-gun': rayGun,
};
