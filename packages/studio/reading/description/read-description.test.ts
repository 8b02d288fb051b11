import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../../catalogue/colours/colour-words.ts';
import { THEMES } from '../../catalogue/themes/theme-words.ts';
import { summariseDescription } from '../../fixtures/summarise-description.ts';
import { createRandom } from '../../random.ts';
import { readDescription } from './read-description.ts';

describe('readDescription', () => {
  it.each([
    // Things, their plurals and their other names.
    ['strumming my ukulele', 'guitar @music'],
    ['and two corgis', 'dog dog @garden'],
    ['kitty on my lap', 'cat @garden'],
    ['boxes of brushes', 'paintbrush @burst'],
    ['three teddy bears', 'teddy-bear teddy-bear teddy-bear @burst'],
    ['a hot dog and an ice cream', 'hot-dog ice-cream @kitchen'],
    ['a sausage dog', 'sausage-dog @garden'],
    ['my golden retriever', 'dog:tan @garden'],
    ['an electric guitar', 'electric-guitar @music'],
    ['a rock star with a guitar', 'guitar microphone +leather-jacket:black +jacket:black ~heroic @music'],
    ['a bouquet of pink roses', 'bouquet:pink @garden'],
    ['a rose', 'flower @garden'],
    ['a bride with a rose', 'flower heart ^veil +gown:white +dress:white @garden'],
    ['rock star without a guitar', 'microphone +leather-jacket:black +jacket:black ~heroic @music'],
    ['football helmet', '^football-helmet @burst'],
    ['tennis rackets', 'tennis-racket @sport'],
    ['baseball cap and baseball bat', 'baseball-bat ^cap @sport'],
    ['knives and forks', 'cutlery @kitchen'],
    ['with my lightsabre', 'laser-sword @space'],
    ['GUITAR!!!', 'guitar @music'],
    ['t-shirt and jeans', '+tee +trousers:denim @burst'],
    ['black jeans', '+trousers:black @burst'],
    // Faith, feasts and trades.
    ['a nun with a guitar', 'guitar book candle ^headscarf:black +robe:black +dress:black @music'],
    ['woman in a green abaya and hijab', '^headscarf:green +robe:green +dress:green @burst'],
    ['my dad, the grillmeister', 'hot-dog cutlery +apron @kitchen'],
    ['with a parachute', '^goggles +wetsuit +backpack +jumper @burst'],
    ['Dirndl', '+dress:red +apron:white @burst'],
    // A colour that is not wanted is nothing's, not even a role's.
    ['a dress, not blue', '+dress @burst'],
    ['a red dress, not blue or green', '+dress:red @burst'],
    [
      'superhero, not red',
      'shield +cape:forest green +boots:forest green +wetsuit:purple +shoes:forest green +jumper:purple ~heroic @city',
    ],
    [
      'a druid, not blue',
      'staff crystal-ball potion ^wizard-hat:crimson +robe:crimson +dress:crimson @fantasy',
    ],
    ['not blue but green jacket', '+jacket:green @burst'],
    // What the words put into the hand comes first.
    ['a chess player holding a red umbrella', 'umbrella:red chess-piece trophy @office'],
    ['a nurse with a stethoscope, coffee in her hand', 'coffee stethoscope +scrubs:sky +tee:sky @office'],
    ['holding a book and a dog, with a cat', 'book dog cat @garden'],
    ['a cat, a book in the sun', 'cat book @garden'],
    // Somebody who is known by name needs no shield; trades have masks and helmets of their own.
    [
      'superhero Batman',
      '^eye-mask +cape:indigo +boots:black +wetsuit:charcoal +shoes:black +jumper:charcoal ~heroic @city',
    ],
    ['Superman', '+cape:gold +boots:gold +wetsuit:teal +shoes:gold +jumper:teal ~heroic @city'],
    [
      'welder with mask',
      'hammer spanner ^welding-mask +overalls:navy +gloves:brown +boots:brown +trousers:navy +shoes:brown @city',
    ],
    ['an astronaut with a helmet', 'rocket flag ^space-helmet +spacesuit @space'],
    ['a red shirt, number 10', '+jersey:red +tee:red №10 @burst'],
    ['FC Barcelona player, number 10', 'football trophy +jersey +shorts +tee №10 @sport'],
    // What is carried is not worn.
    [
      'firefighter holding a helmet',
      'fire-helmet:red axe fire-extinguisher +uniform:navy +boots:yellow +shirt:navy +shoes:yellow ~heroic @city',
    ],
    ['astronaut, helmet in hand', 'space-helmet rocket flag +spacesuit @space'],
    [
      'a builder, hard hat in hand',
      'safety-helmet:yellow hammer saw spanner +vest:orange +boots:tan +tee:orange +shoes:tan @city',
    ],
    ['hero, firefighter helmet under his left arm', 'fire-helmet:red ~heroic @burst'],
    ['a racing driver holding a red helmet', 'crash-helmet:red car trophy +wetsuit +jumper @sport'],
    [
      'a biker with her helmet under her arm',
      'crash-helmet motorbike +leather-jacket:black +boots:black +jacket:black +shoes:black @city',
    ],
    // Things of feasts and trades.
    ['can of coke and a rolling pin', 'drink-can rolling-pin @kitchen'],
    ['a red truck', 'truck:red @city'],
    [
      'a firefighter with a fire truck',
      'truck:red axe fire-extinguisher ^fire-helmet +uniform:navy +boots:yellow +shirt:navy +shoes:yellow ~heroic @city',
    ],
    ['police officer', 'police-badge handcuffs motorbike ^police-cap +uniform:navy +shirt:navy @city'],
    ['with a sack of toys and wedding rings', 'toy-sack rings @burst'],
    ['hair dresser with a comb and a razor', 'comb razor scissors hair-dryer +apron @city'],
    ['k-pop fan with a pink lightstick', 'lightstick:pink @music'],
    // What is only part of another name.
    ['a comb over, I can do it, lord of the rings', '@burst'],
    ['amputee runner with a prosthetic leg blade', 'medal stopwatch +jersey +shorts +tee ~running @sport'],
    ['ice hockey goalie with the Stanley Cup', 'trophy hockey-stick ^helmet +jersey +tee @sport'],
    ['gamer with an RGB keyboard', 'laptop gamepad ^headphones +hoodie @office'],
    ['Spider-Man in a red suit', '^eye-mask +wetsuit:red +boots:navy +jumper:red +shoes:navy ~heroic @city'],
    [
      'beekeeper in a white suit',
      'honey ^sun-hat +wetsuit:white +gloves:tan +boots:white +jumper:white +shoes:white @garden',
    ],
    ['black sports bra and a leather apron', '+tank:black +apron:brown +tee:black @burst'],
    ['a dalmatian and champagne', 'dog:white wine:pale yellow @garden'],
    // At most four, in the order of the words.
    ['book, dog, cat, phone, cake and drum', 'book dog cat phone @garden'],
    ['dog dog dog', 'dog @garden'],
    // As many as are named, of each thing one before the repeats.
    ['two dogs and a cat', 'dog cat dog @garden'],
    [
      'a pirate with two big red swords',
      'sword:red sword:red treasure-chest parrot ^pirate-hat +coat:burgundy +boots:black +shoes:black @sea',
    ],
    ['3 cats, 2 dogs', 'cat dog cat cat @garden'],
    ['a pair of parrots', 'parrot parrot @garden'],
    [
      'beekeeper with a jar of honey',
      'honey ^sun-hat +wetsuit:white +gloves:tan +boots:white +jumper:white +shoes:white @garden',
    ],
    ['an owl, a yellow duck and a frog', 'owl duck:yellow frog @garden'],
    // What something only looks like, or was made of.
    ['honey blonde hair', '+hair:blonde @burst'],
    ['snake skin boots', '+boots +shoes @burst'],
    ['cat print jumper', '+jumper @burst'],
    ['a black turtle neck and a turtle', 'turtle +jumper:black #plain @garden'],
    ['honey, blonde hair', 'honey +hair:blonde @kitchen'],
    ['a pair of skis', 'skis @sport'],
    ['a 2 year old dog', 'dog @garden'],
    ['two friends and a dog', 'dog @garden'],
    ['ten dogs', 'dog @garden'],
    ['two cups of tea', 'mug mug @kitchen'],
    ['a big red mug of coffee', 'mug:red @kitchen'],
    ['a takeaway coffee', 'coffee @kitchen'],
    ['a detective smoking a pipe', 'pipe magnifying-glass newspaper ^fedora +coat:tan @city'],
    ['grandpa with a cane and a cigar', 'cane cigar newspaper fishing-rod ^cap @garden'],
    ['mit Brezel und Bier', 'pretzel beer @kitchen'],
    // Words inside words.
    ['catering cartoon bookkeeper campaign', '@burst'],
    ['capable planetary hatred dogma', '@burst'],
    ['carpet catalogue pencilled', '@burst'],
    ['she cares', '@burst'],
    ['loves trains and loves me', 'train @city'],
    ['I saw a dog', 'dog @garden'],
    // Colours before, after, and each to its own.
    ['a red guitar', 'guitar:red @music'],
    ['blue jacket and black trousers', '+jacket:blue +trousers:black @burst'],
    ['jacket in red', '+jacket:red @burst'],
    ['cape (purple)', '+cape:purple @burst'],
    ['a guitar that is green', 'guitar:green @music'],
    ['guitar: yellow', 'guitar:yellow @music'],
    ['red cape and guitar', 'guitar +cape:red @music'],
    [
      'a rock star in a red jacket',
      'electric-guitar microphone +jacket:red +leather-jacket:red ~heroic @music',
    ],
    ['a guitar in a red jacket', 'guitar +jacket:red @music'],
    ['red shiny electric guitar', 'electric-guitar:red @music'],
    ['red and white scarf', '+scarf:red @burst'],
    ['rose gold crown', '^crown:rose gold @burst'],
    ['hot pink hoodie', '+hoodie:hot pink @burst'],
    ['light blue dress', '+dress:mixed @burst'],
    ['neon green skateboard', 'skateboard:neongrun @city'],
    ['a rose', 'flower @garden'],
    ['rose dress', '+dress:rose @burst'],
    ['purple wizard', 'staff crystal-ball potion ^wizard-hat:purple +robe:purple +dress:purple @fantasy'],
    ['everything in purple', '*:purple @burst'],
    ['green eyes', '@burst'],
    ['green eyes and a blue shirt', '+shirt:blue @burst'],
    ['tall. Blue. A cape', '+cape *:blue @burst'],
    ['striped navy jumper', '+jumper:navy #striped @burst'],
    ['polka dots', '#dotted @burst'],
    // Plain cloth.
    ['plain red dress', '+dress:red #plain @burst'],
    ['a simple blue shirt', '+shirt:blue #plain @burst'],
    ['a simple soul in a striped shirt', '+shirt #striped @burst'],
    ['long white dress without dots', '+gown:white +dress:white #plain @burst'],
    ['a dress with no pattern', '+dress #plain @burst'],
    ['a sundress, no flowers', '+dress #plain @burst'],
    ['striped, not spotted', '#striped @burst'],
    ['wedding dress', '+gown:white +dress:white @burst'],
    ['a pink wedding dress', '+gown:pink +dress:pink @burst'],
    // Gowns that are no party dresses.
    ['a graduation gown', '+robe:black +dress:black @burst'],
    ['cap and gown', '^graduation-cap:black +robe:black +dress:black @burst'],
    ['a graduate in a red graduation gown', 'book ^graduation-cap +robe:red +dress:red ~cheering @office'],
    ['a lab gown', '+lab-coat +coat @burst'],
    ['a hospital gown', '+dress:ice blue @burst'],
    ['an evening gown', '+gown +dress @burst'],
    // Numbers of jerseys.
    ['number 23 jersey', '+jersey +tee №23 @burst'],
    ['a footballer in a red number 10 shirt', 'football trophy +jersey:red +shorts +tee:red №10 @sport'],
    ['a blue jersey with the number 7', '+jersey:blue +tee:blue №7 @burst'],
    [
      'marathon runner bib 4211, orange singlet',
      'medal stopwatch +tank:orange +shorts +tee:orange ~running №4211 @sport',
    ],
    ['race number 507, red jersey', '+jersey:red +tee:red №507 @sport'],
    ['a jersey from 1999, no 100 dogs', '+jersey +tee @burst'],
    ['goalkeeper no 99', 'football trophy +jersey +shorts +tee №99 @sport'],
    ['goalkeeper, No. 1', 'football trophy +jersey +shorts +tee №1 @sport'],
    ['a hoodie with #7 on it', '+hoodie №7 @burst'],
    ['jersey number seven', '+jersey +tee №7 @burst'],
    ['a jersey, 3 dogs', 'dog dog dog +jersey +tee @garden'],
    ['no two dogs alike, 1999', '@burst'],
    // Denials.
    ['no hat', '@burst'],
    ['a chef with no hat', 'pan +apron @kitchen'],
    ['without a cape or a guitar', '@burst'],
    ['without guitar but with a drum', 'drum @music'],
    ['she never wears a hat', '@burst'],
    [
      'pirate without a sword',
      'treasure-chest parrot ^pirate-hat +coat:burgundy +boots:black +shoes:black @sea',
    ],
    ['no sunglasses, red cap', '^cap:red @burst'],
    ['no dogs, just cats', 'cat @garden'],
    ["doesn't like coffee", '@burst'],
    ['never without her coffee', 'coffee @kitchen'],
    ['not only a cape', '+cape @burst'],
    // Poses.
    ['waving', '~waving @burst'],
    ['jogging with the dog', 'dog ~running @garden'],
    ['arms up', '~cheering @burst'],
    ['surfs big waves', 'surfboard @sea'],
    ['runs a bakery', '@kitchen'],
    ['in a superhero pose', '~heroic @burst'],
    ['just chilling', '~relaxed @burst'],
    ['a dancing knight', 'sword shield ^knight-helmet +armour ~dancing @fantasy'],
    // Themes.
    ['lost in the galaxy', '@space'],
    ['a guitar in space', 'guitar @space'],
    ['qwertz', '@burst'],
    // Other languages and emoji.
    ['una guitarra roja', 'guitar:red @music'],
    ['mit Hund und Fahrrad', 'dog bicycle @garden'],
    ['avec une épée et une couronne', 'sword ^crown @fantasy'],
    ["l'épée", 'sword @fantasy'],
    ['o foguete azul', 'rocket:blue @space'],
    ['il cane e il gatto', 'dog cat @garden'],
    ['🎸🎸🐶', 'electric-guitar dog @music'],
    ['Mann in dunkelblauem Hemd und roten Stiefeln', '+shirt:mixed +boots:red +shoes:red @burst'],
    ['maillot jaune avec son vélo', 'bicycle +jersey:yellow +tee:yellow @sport'],
    ['abogada con tacones rojos', 'briefcase book +shoes:red +suit @office'],
    ['👩🏽‍🚀', 'rocket flag ^space-helmet +spacesuit @space'],
    ['日本のロボット', '@burst'],
    ['لاعب كرة', '@burst'],
    ['\u0000\ud800', '@burst'],
    ['constructor __proto__ toString hasOwnProperty', '@burst'],
    ['', '@burst'],
  ])('reads %j as %s', (text, summary) => {
    expect(summariseDescription(text)).toBe(summary);
  });

  it.each([
    ['pink hair', { colour: COLOUR_WORDS.get('pink'), bald: false }],
    ['a guitarist with blue hair', { colour: COLOUR_WORDS.get('blue'), bald: false }],
    ['a blonde astronaut', { colour: COLOUR_WORDS.get('blonde'), bald: false }],
    ['with red hair', { colour: [166, 63, 30], bald: false }],
    ['bald', { colour: undefined, bald: true }],
    ['no hair, red jacket', { colour: undefined, bald: true }],
    ['a blonde cape', undefined],
    ['my hair is long', undefined],
  ])('reads the hair of %j', (text, hair) => {
    expect(readDescription(text).hair).toEqual(hair);
  });

  it.each([
    ['barefoot', true],
    ['a barefoot pirate with bare feet', true],
    ['a hobbit without shoes', true],
    ['not barefoot', false],
    ['red boots', false],
    ['no boots', false],
  ])('reads whether the feet are bare: %j', (text, barefoot) => {
    expect(readDescription(text).barefoot).toBe(barefoot);
  });

  it('leaves the suit of a blonde astronaut white', () => {
    expect(readDescription('a blonde astronaut').garments.get('spacesuit')).toBeUndefined();
  });

  it('survives any text', () => {
    const random = createRandom(7);
    for (let round = 0; round < 400; round++) {
      const length = Math.floor(random() * 60);
      const text = Array.from({ length }, () =>
        random() < 0.5
          ? String.fromCodePoint(Math.floor(random() * 0x110000))
          : String.fromCharCode(Math.floor(random() * 128)),
      ).join('');
      const character = readDescription(text);
      expect(THEMES).toContain(character.theme);
      expect(character.accessories.length).toBeLessThanOrEqual(4);
    }
  });
});
