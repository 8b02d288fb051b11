import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { readDescription } from './read-description.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);

describe('things of house, garden and table', () => {
  it.each([
    ['dad mowing the lawn with a red lawn mower', ['lawn-mower']],
    ['math teacher with a ruler and chalk', ['ruler', 'blackboard', 'book', 'apple']],
    ['grandma in a rocking chair', ['rocking-chair', 'knitting', 'teapot']],
    ['lazy husband on the couch with remote control and crisps', ['armchair', 'remote-control', 'crisps']],
    ['mujer con un abanico', ['hand-fan']],
    ['loves ramen and french fries', ['bowl', 'fries']],
    ['witch with a cauldron', ['cauldron', 'broom', 'potion', 'cat']],
    ['beekeeper with a bee', ['bee', 'honey']],
    ['a chocolate labrador', ['dog']],
    ['ping pong paddle', ['tennis-racket']],
    ['dancing under a disco ball', ['disco-ball']],
  ])('%s', (words, expected) => {
    expect(things(words)).toEqual(expected);
  });

  it.each([
    ['electrician with a ladder', ['ladder', 'spanner', 'flashlight']],
    ['cleaning lady with a red vacuum cleaner', ['vacuum-cleaner']],
    ['delivery driver', ['parcel', 'truck']],
    ['man with a cardboard box', ['parcel']],
    ['gardener with a wheelbarrow', ['wheelbarrow', 'watering-can', 'shovel', 'plant']],
    ['mechanic with a tire', ['tyre', 'spanner']],
    ['birdwatcher with a pair of binoculars', ['binoculars', 'parrot']],
    ['zookeeper with a giraffe and a koala', ['giraffe', 'koala']],
    ['farmer with a goat', ['goat', 'shovel']],
    ['feeding a squirrel', ['squirrel']],
    ['kid who loves Lego', ['toy-bricks']],
    ['cricketer', ['cricket-bat']],
    ['Maasai warrior with a spear', ['spear', 'shield']],
    ['cheerleader with pom poms', ['pom-poms']],
    ['mariachi with maracas', ['maracas', 'guitar']],
    ['wine lover with a bottle of red wine', ['wine', 'wine-bottle']],
    ['my coach is the GOAT', ['whistle', 'stopwatch']],
    ['put him in a toy package', []],
  ])('has what trades, games and zoos are known by: %s', (words, expected) => {
    expect(things(words)).toEqual(expected);
  });

  it.each([
    ['zookeeper with a zebra and a kangaroo', ['zebra', 'kangaroo']],
    ['hunter with a deer', ['deer', 'bow']],
    ['a crocodile and a hedgehog', ['crocodile', 'hedgehog']],
    ['fisherman with a lobster', ['lobster', 'fishing-rod']],
    ['girl with a whale and a seal', ['whale', 'seal']],
    ['feeding pigeons', ['pigeon']],
    ['falconer', ['eagle']],
    ['a swan, a donkey, a mouse and a spider', ['swan', 'donkey', 'mouse', 'spider']],
    ['my wife with her dachshund', ['sausage-dog']],
    ['mum with a shopping cart', ['shopping-cart']],
    ['girl with an easter basket', ['basket']],
    ['holding an egg', ['egg']],
    ['a tomato and a lemon', ['tomato', 'lemon']],
    ['in a lemon dress', []],
    ['butcher', ['knife', 'steak']],
    ['dad with a stack of pancakes', ['pancakes']],
    ['bus driver', ['bus', 'coffee']],
    ['with a wall clock, a mirror and a bell', ['wall-clock', 'mirror', 'bell']],
    ['scuba diver with flippers', ['flippers', 'fish']],
    ['playing frisbee with his dog', ['frisbee', 'dog']],
    ['on a sled', ['sled']],
    ['blues man with a harmonica and a tambourine', ['harmonica', 'tambourine']],
    ['with fireworks and a passport', ['fireworks', 'passport']],
    ['a navy seal at a stag do with a computer mouse', []],
    ['biker with an eagle tattoo in bell bottoms', ['motorbike']],
    ['80s aerobics teacher in leg warmers', ['dumbbell']],
    ['joueur de basket en baskets blanches', ['basketball']],
    ['a mirror selfie at seven o’clock', []],
  ])('has the animals, food and things that used to be misread or ignored: %s', (words, expected) => {
    expect(things(words)).toEqual(expected);
  });

  it('have their own colour, and give none to the clothes', () => {
    const { accessories, colour } = readDescription('dad in a green armchair with a red lawn mower');
    expect(colour).toBeUndefined();
    expect(accessories.map((thing) => thing.colour)).toEqual([
      COLOUR_WORDS.get('green'),
      COLOUR_WORDS.get('red'),
    ]);
    expect(readDescription('with a raven').accessories[0]?.colour).toEqual(COLOUR_WORDS.get('black'));
  });

  it('are none of the things that only sound like them', () => {
    for (const words of ['a spirit level', 'big beer belly', 'my mum is the GOAT', 'remote worker'])
      expect(things(words), words).toEqual([]);
  });

  it('bear words where they can', () => {
    expect(readDescription('teacher with a blackboard that says "2+2=5"').accessories[0]).toMatchObject({
      kind: 'blackboard',
      words: '2+2=5',
    });
  });
});
