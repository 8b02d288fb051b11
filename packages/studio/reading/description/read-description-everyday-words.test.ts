import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import type { Garment } from '../../catalogue/garments/garments.ts';
import { DARK_HAIR } from '../../catalogue/words/hair-words.ts';
import { readDescription } from './read-description.ts';

const things = (words: string) => readDescription(words).accessories.map(({ kind }) => kind);
const colourOf = (words: string, garment: Garment) => readDescription(words).garments.get(garment);

describe('readDescription, everyday words', () => {
  it('knows who works as what in other languages, women too', () => {
    for (const words of ['Gärtnerin', 'jardinera', 'jardinière', 'giardiniere'])
      expect(things(words), words).toContain('watering-can');
    for (const words of ['Feuerwehrfrau', 'bombera', 'bombeiro'])
      expect(readDescription(words).headwear?.kind, words).toBe('fire-helmet');
    for (const words of ['Krankenschwester', 'infirmière', 'enfermera', 'infermiera', 'enfermeira'])
      expect(readDescription(words).garments.has('scrubs'), words).toBe(true);
    for (const words of ['Fußballer', 'FUßBALLER', 'Fussballspielerin', 'calciatore', 'jogador de futebol'])
      expect(things(words), words).toContain('football');
    expect(things('pêcheur avec un cœur')).toEqual(['heart', 'fishing-rod', 'fish']);
    expect(things('mit Gießkanne')).toEqual(['watering-can']);
    expect(readDescription('un pompier, casque rouge').headwear).toEqual({
      kind: 'fire-helmet',
      colour: COLOUR_WORDS.get('red'),
    });
    expect(readDescription('cappello di paglia').headwear?.kind).toBe('sun-hat');
  });

  it('reads the trade of an emoji', () => {
    expect(things('👩‍🌾🐔🌽')).toEqual(['chicken', 'corn', 'shovel']);
    expect(readDescription('👩‍⚕️').garments.has('lab-coat')).toBe(true);
    expect(readDescription('👮‍♀️ with a dog').headwear?.kind).toBe('police-cap');
    expect(readDescription('👷').headwear?.kind).toBe('hard-hat');
    expect(things('👩‍🏫')).toContain('book');
  });

  it('gives a dress its colour, cocktail dresses and French ones too', () => {
    expect(colourOf('Maman en robe rouge avec un chapeau noir', 'dress')).toEqual(COLOUR_WORDS.get('red'));
    expect(colourOf('red cocktail dress, black handbag', 'dress')).toEqual(COLOUR_WORDS.get('red'));
    expect(things('red cocktail dress')).toEqual([]);
  });

  it('keeps the colours of a scarf and of a chain away from the other clothes', () => {
    expect(colourOf('wizard, scarf red and gold, owl', 'robe')).toEqual(COLOUR_WORDS.get('indigo'));
    expect(colourOf('wizard, scarf red and gold, owl', 'scarf')).toEqual(COLOUR_WORDS.get('red'));
    expect(colourOf('DJ with a gold chain', 'hoodie')).toBeUndefined();
  });

  it('takes off a shirt that the words deny', () => {
    for (const words of ['shirtless man in jeans', 'a boxer with no shirt', 'surfer without a shirt'])
      expect([...readDescription(words).garments.keys()], words).toContain('trunks');
    expect(readDescription('a boxer, shirtless').garments.has('tee')).toBe(false);
    expect(readDescription('a surfer in red swim trunks').garments.has('wetsuit')).toBe(false);
  });

  it('makes dark hair dark, whatever its cut', () => {
    expect(readDescription('with dark hair').hair?.colour).toEqual(DARK_HAIR);
    expect(readDescription('long dark curly hair').hair).toMatchObject({ colour: DARK_HAIR, length: 'long' });
    expect(readDescription('mujer con pelo oscuro').hair?.colour).toEqual(DARK_HAIR);
    expect(readDescription('dark brown hair').hair?.colour).not.toEqual(DARK_HAIR);
    expect(readDescription('dark suit, brown hair').hair?.colour).toEqual(COLOUR_WORDS.get('brown'));
    expect(readDescription('a pink wig').hair?.colour).toEqual(COLOUR_WORDS.get('pink'));
  });

  it('knows a Jedi knight from a knight, a tattoo artist from a painter, a cane from a walk', () => {
    expect(things('Jedi knight with a green lightsaber')).toEqual(['laser-sword']);
    expect(readDescription('Jedi knight').headwear).toBeUndefined();
    expect(readDescription('tattoo artist').headwear).toBeUndefined();
    expect(readDescription('old man with walking cane')).toMatchObject({ pose: undefined });
    expect(things('old man with walking cane')).toEqual(['cane']);
    expect(things('gym bro with protein shake')).toContain('bottle');
    expect(things('adventurer with a whip')).toContain('rope');
  });

  it('knows things of the pub, the club and the orchestra, and wild animals', () => {
    expect(readDescription('red bowling ball and three pins').accessories).toEqual([
      { kind: 'bowling', colour: COLOUR_WORDS.get('red') },
    ]);
    expect(things('with a glass of whisky and a dartboard')).toEqual(['whisky', 'dartboard']);
    expect(things('Poseidon, golden trident')).toEqual(['trident', 'fish']);
    expect(things('harp, flute and bagpipes')).toEqual(['harp', 'flute', 'bagpipes']);
    expect(things('Scottish piper in a kilt')).toEqual(['bagpipes']);
    expect(things('🐯, a wolf and an alpaca')).toEqual(['tiger', 'wolf', 'llama']);
    expect(things('a tiger print dress and a champagne flute')).toEqual(['wine']);
    expect(colourOf('wolf hunter in a fur coat with a black wolf', 'coat')).toEqual(
      COLOUR_WORDS.get('chestnut'),
    );
  });

  it('distinguishes a handbag from a briefcase, and a hi-vis vest from a plain one', () => {
    expect(things('red dress, black handbag')).toEqual(['handbag']);
    expect(colourOf('hi-vis vest, hard hat', 'vest')).toEqual(COLOUR_WORDS.get('lime'));
    expect(colourOf('orange hi-vis vest', 'vest')).toEqual(COLOUR_WORDS.get('orange'));
  });

  it('knows characters of films and stories', () => {
    expect(things('Harry Potter')).toEqual(['wand', 'owl', 'book']);
    expect(readDescription('Elvis').garments.get('wetsuit')).toEqual(COLOUR_WORDS.get('white'));
    expect(readDescription('garden gnome')).toMatchObject({ beard: { kind: 'full' } });
    expect(readDescription('leprechaun').headwear?.kind).toBe('top-hat');
  });

  it('knows trades of shops, streets and weddings', () => {
    expect(things('cashier')).toEqual(['money-bag', 'calculator']);
    expect(things('translator')).toEqual(['book', 'globe']);
    expect(things('bin man')).toEqual(['truck']);
    expect(readDescription('traffic warden').garments.has('uniform')).toBe(true);
    expect(readDescription('optician').garments.has('lab-coat')).toBe(true);
    expect(things('lollipop lady')).toEqual(['traffic-cone', 'whistle']);
    expect(readDescription('call centre agent').headwear?.kind).toBe('headphones');
    expect(things('nanny')).toEqual(['pram', 'teddy-bear']);
  });

  it('gives fantasy creatures their own skin or the colour before their name', () => {
    expect(readDescription('alien').skin).toEqual(COLOUR_WORDS.get('lime'));
    expect(readDescription('a purple alien')).toMatchObject({ skin: COLOUR_WORDS.get('purple') });
    expect(colourOf('a purple alien', 'wetsuit')).toEqual(COLOUR_WORDS.get('silver'));
    expect(readDescription('zombie in ripped jeans').skin).toEqual(COLOUR_WORDS.get('sage'));
    expect(readDescription('a dentist').skin).toBeUndefined();
  });

  it('knows a team captain from a ship captain, and a mob boss from a manager', () => {
    expect(readDescription('Rugby club captain')).toMatchObject({ theme: 'sport', headwear: undefined });
    expect(readDescription('captain of a ship').headwear?.kind).toBe('sailor-cap');
    expect(things('mob boss')).toEqual(['money-bag', 'newspaper']);
  });

  it('leaves a truck driver the shirt and the hat that are named', () => {
    const driver = readDescription('truck driver with a trucker hat, plaid shirt');
    expect(driver).toMatchObject({ pattern: 'checked', headwear: { kind: 'cap' } });
    expect(driver.garments.has('vest')).toBe(false);
  });

  it('gives hikers poles, grillers tongs, drummers sticks, and fans their jersey and scarf', () => {
    expect(things('with walking poles')).toEqual(['cane']);
    expect(things('BBQ tongs')).toContain('cutlery');
    expect(things('drumsticks')).toEqual(['drum']);
    expect([...readDescription('football fan').garments.keys()]).toEqual(
      expect.arrayContaining(['jersey', 'scarf']),
    );
    expect(readDescription('football fan in a suit').garments.has('jersey')).toBe(false);
  });

  it('knows plungers, knives, ray guns and babies, and hats to swim, fish and go to the pub in', () => {
    expect(things('plumber with a plunger')[0]).toBe('plunger');
    expect(things('butcher with a big knife')[0]).toBe('knife');
    expect(things('knives and forks')).toEqual(['cutlery']);
    expect(things('a ray gun and a newborn baby')).toEqual(['ray-gun', 'baby']);
    expect(things('mum with a pram')).toEqual(['pram']);
    const hats = ['a swim cap', 'grandpa in a flat cap', 'a yellow bucket hat'].map(
      (words) => readDescription(words).headwear?.kind,
    );
    expect(hats).toEqual(['swim-cap', 'flat-cap', 'bucket-hat']);
  });

  it('gives a sport its own ball and no football as well', () => {
    expect(things('basketball coach with ball')).toEqual(['basketball', 'whistle', 'stopwatch']);
    expect(things('volleyball player holding a ball')).toContain('volleyball');
    expect(things('rugby player with ball')).not.toContain('football');
    expect(things('a dog with a ball')).toEqual(['dog', 'football']);
  });

  it('knows werewolves, and puts no carnival mask on a surgeon', () => {
    expect(readDescription('werewolf costume for halloween')).toMatchObject({
      headwear: { kind: 'cat-ears' },
      beard: { colour: COLOUR_WORDS.get('brown') },
    });
    expect(readDescription('surgeon in green scrubs with a mask').headwear).toBeUndefined();
    expect(readDescription('a masked hero with a mask').headwear?.kind).toBe('eye-mask');
    expect(things('new dad with a diaper bag')).toEqual(['handbag']);
  });

  it.each([
    ['wizard with a blue hat', 'wizard-hat', 'blue'],
    ['a witch, purple hat, green skin', 'witch-hat', 'purple'],
    ['cowboy with a white hat', 'cowboy-hat', 'white'],
    ['Santa in a green hat', 'santa-hat', 'green'],
    ['builder with a yellow hat', 'hard-hat', 'yellow'],
    ['Zauberer mit rotem Hut', 'wizard-hat', 'red'],
    ['captain with a white cap', 'sailor-cap', 'white'],
    ['police officer, blue cap', 'police-cap', 'blue'],
    ['swimmer with red cap and goggles', 'swim-cap', 'red'],
    ['captain with a white cap that says "BOSS"', 'cap', 'white'],
    ['a wizard in a red fedora', 'fedora', 'red'],
    ['woman with a blue hat', 'fedora', 'blue'],
  ])('gives a hat the form of the role: %s', (words, kind, colour) => {
    expect(readDescription(words).headwear).toMatchObject({ kind, colour: COLOUR_WORDS.get(colour) });
  });

  it.each([
    ['geologist with rocks and a hammer', ['hammer']],
    ['boss in a pencil skirt with a cup of starbucks coffee', ['coffee', 'briefcase', 'phone']],
    ['retirement gift for Bob, golf clubs', ['golf-club']],
    ['The Dude, sunglasses, white russian, bowling ball', ['cocktail', 'bowling']],
    ['drag queen in a sequin gown', ['microphone']],
    ['tax inspector', ['briefcase', 'money-bag']],
    ['dad fishing in green waders with a huge trout', ['fishing-rod', 'fish']],
    ['IT guy with an energy drink', ['drink-can', 'laptop']],
    ['cleaning lady with a mop', ['broom']],
    ['seamstress with a tape measure', ['ruler', 'sewing-machine', 'scissors']],
    ['plumer with a wrentch and a leaky pipe', ['spanner']],
    ['nail artist with nail polish', ['paintbrush', 'hair-dryer']],
    ['granny with an apple pie', ['cake', 'knitting', 'teapot']],
    ['hobby brewer with a big beer mug and a pretzel', ['beer', 'pretzel']],
    ['guy holding a beer bottle', ['beer']],
    ['plumber with a pipe and a wrench', ['spanner']],
    ['poker player with cards, chips and a cigar', ['playing-cards', 'cigar']],
    ['best dad ever', ['trophy']],
    ["World's best mum with her cat", ['cat', 'trophy']],
    ['dog walker with five dogs', ['dog', 'dog', 'dog', 'dog']],
    ['a 10 speed bike and a 5 year old dog', ['bicycle', 'dog']],
  ])('does not confuse phrases that share a word: %s', (words, expected) => {
    expect(things(words)).toEqual(expected);
  });

  it('reads w/o as without, and does not wave because of a hello', () => {
    expect(readDescription('policeman w/o hat')).toMatchObject({ headwear: undefined });
    expect(readDescription('pilot w/ sunglasses').glasses).toMatchObject({ dark: true });
    expect(readDescription('Hello, my dad with a dog').pose).toBeUndefined();
    expect(readDescription('saying hello').pose).toBe('waving');
  });

  it('knows everyday clothes', () => {
    const worn = (words: string) => [...readDescription(words).garments];
    const red = COLOUR_WORDS.get('red');
    expect(worn('a red fleece')).toContainEqual(['jacket', red]);
    expect(worn('red crocs')).toContainEqual(['shoes', red]);
    expect(worn('fishing in red waders')).toContainEqual(['overalls', red]);
    expect(worn('a red body warmer')).toContainEqual(['vest', red]);
    expect(readDescription('trucker in a flannel shirt').pattern).toBe('checked');
    expect(readDescription('a red visor').headwear).toEqual({ kind: 'cap', colour: red });
    expect(readDescription('a purple head wrap').headwear?.kind).toBe('headwrap');
    expect(readDescription('drag queen').headwear).toBeUndefined();
    expect(readDescription('cleaning lady with a mop').theme).toBe('city');
  });

  it('gives a chess player chess pieces and not the dress of kings and queens', () => {
    for (const [words, kind] of [
      ['chess grandmaster with a black king', 'chess-king'],
      ['he plays chess, holding a giant black queen', 'chess-king'],
      ['chess player with a trophy and a black knight', 'chess-piece'],
    ]) {
      const { accessories, headwear, garments } = readDescription(words ?? '');
      expect(accessories, words).toContainEqual(
        expect.objectContaining({ kind, colour: COLOUR_WORDS.get('black') }),
      );
      expect(headwear, words).toBeUndefined();
      expect(garments.has('cape') || garments.has('dress') || garments.has('armour'), words).toBe(false);
    }
    expect(readDescription('a queen who plays chess').headwear?.kind).toBe('crown');
    expect(readDescription('king with a chess board').headwear?.kind).toBe('crown');
  });
});
