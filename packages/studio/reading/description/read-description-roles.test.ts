import { expect, it } from 'vitest';
import { summariseDescription } from '../../fixtures/summarise-description.ts';

it.each([
  // Roles bring what belongs to them; what is named goes first.
  ['chef', 'pan ^chef-hat +apron @kitchen'],
  ['astronauts', 'rocket flag ^space-helmet +spacesuit @space'],
  ['doctor', 'stethoscope +lab-coat +coat @office'],
  ['a knight with a dragon', 'dragon sword shield ^knight-helmet +armour ~heroic @fantasy'],
  ['chef in a top hat', 'pan ^top-hat +apron @kitchen'],
  [
    'firefighter',
    'axe fire-extinguisher ^fire-helmet +uniform:navy +boots:yellow +shirt:navy +shoes:yellow ~heroic @city',
  ],
  ['superhero', 'shield +cape:red +boots:red +wetsuit:purple +shoes:red +jumper:purple ~heroic @city'],
  // A mask hides the person: only somebody who asks for one gets it.
  ['Office hero in a blue jacket with a laptop', 'laptop +jacket:blue ~heroic @office'],
  [
    'a masked superhero',
    'shield ^eye-mask +cape:red +boots:red +wetsuit:purple +shoes:red +jumper:purple ~heroic @city',
  ],
  ['ninja', 'sword +wetsuit:black +boots:black +jumper:black +shoes:black ~heroic @city'],
  ['nurse with a face mask', 'stethoscope +scrubs:sky +tee:sky @office'],
  ['a fairy all in white', 'wand flower ^flower-crown:white +dress:white +wings:white @fantasy'],
  ['rocket scientist', 'flask microscope ^goggles +lab-coat +coat @office'],
  ['software engineer', 'laptop coffee ^headphones +hoodie @office'],
  ['staff engineer', '@burst'],
  // What is named is worn instead of the clothes of a role, unless both are seen.
  ['a banker in a red dress', 'briefcase money-bag +dress:red @office'],
  ['an astronaut in a blue jacket', 'rocket flag ^space-helmet +jacket:blue @space'],
  ['a doctor in a green shirt', 'stethoscope +shirt:green +lab-coat +coat @office'],
  ['a lawyer in a blue shirt', 'briefcase book +shirt:blue +suit @office'],
  // A suit is the wearer's working clothes.
  ['astronaut in a silver suit', 'rocket flag ^space-helmet +spacesuit:silver @space'],
  ['A cosmonaut. Suit in orange', 'rocket flag ^space-helmet +spacesuit:orange @space'],
  ['Fearless space pilot, orange suit', 'rocket flag ^space-helmet +spacesuit:orange @space'],
  ['a space captain', 'rocket flag ^space-helmet +spacesuit @space'],
  ['a surfer in a yellow suit', 'surfboard +wetsuit:yellow +jumper:yellow @sea'],
  [
    'superhero, green suit',
    'shield +wetsuit:green +cape:red +boots:red +jumper:green +shoes:red ~heroic @city',
  ],
  ['a warrior in a golden suit', 'sword shield +armour:gold ~heroic @fantasy'],
  ['a knight in a business suit', 'sword shield ^knight-helmet +suit ~heroic @fantasy'],
  ['tennis player with a white headband', 'tennis-racket trophy ^headband:white +polo +shorts +shirt @sport'],
  ['a blue suit', '+suit:blue @burst'],
  ['a pilot in a flight suit', 'plane suitcase ^police-cap +wetsuit +jumper @city'],
  ['a footballer in a red shirt', 'football trophy +jersey:red +shorts +tee:red @sport'],
  // What something is made of does not change what it is.
  [
    'A rock star in a denim jacket',
    'electric-guitar microphone +denim-jacket:denim +jacket:denim ~heroic @music',
  ],
  ['a biker in a red corduroy jacket', 'motorbike ^helmet +jacket:red +boots:black +shoes:black @city'],
  ['a wool coat', '+coat @burst'],
  ['a detective in a tweed coat', 'magnifying-glass newspaper ^fedora +coat:khaki @city'],
  ['jean jacket, fur coat', '+jacket:denim +coat:chestnut @burst'],
  ['a magician in a velvet suit', 'wand rabbit ^top-hat +suit +cape:red @fantasy'],
  [
    'a rock star in a leather jacket',
    'electric-guitar microphone +leather-jacket:black +jacket:black ~heroic @music',
  ],
  ['light blue denim jacket', '+denim-jacket:mixed +jacket:mixed @burst'],
  // Sportspeople are dressed for their sport, whatever the photo shows.
  ['tennis player', 'tennis-racket trophy ^cap +polo +shorts +shirt @sport'],
  ['a golfer in a pink shirt', 'golf-club ^cap +polo:pink +shirt:pink @sport'],
  ['boxer', 'boxing-gloves medal +tee +shorts ~heroic @sport'],
  ['cheerleader', 'pom-poms +tee +skirt ~cheering @sport'],
  ['coach', 'whistle stopwatch ^cap +polo +shirt @sport'],
  ['a coach in a tracksuit', 'whistle stopwatch ^cap +hoodie @sport'],
  ['volleyball player', 'volleyball +jersey +shorts +tee @sport'],
  ['hawaiian shirt', '+polo +shirt #floral @burst'],
  ['a striped polo shirt', '+polo +shirt #striped @burst'],
  // What somebody is dressed up as is worn, not held.
  ['unicorn onesie', '+onesie:lilac +jumper:lilac @burst'],
  ['a pink dinosaur costume', '+onesie:pink +jumper:pink @burst'],
  ['in a banana suit', '+onesie:yellow +jumper:yellow @burst'],
  ['t-rex costume and a banana', 'banana +onesie:green +jumper:green @kitchen'],
  ['a onesie', '+onesie +jumper @burst'],
  // A mermaid's tail is green, and no suit goes with it.
  [
    'mermaid with a green tail',
    'fish treasure-chest ^tiara +long-skirt:green +swimsuit:lilac +skirt:green +tee:lilac @sea',
  ],
  ['a cat with a green tail', 'cat @garden'],
  // Down to the ground.
  ['a long red dress', '+gown:red +dress:red @burst'],
  ['long white dress', '+gown:white +dress:white @burst'],
  ['long black skirt', '+long-skirt:black +skirt:black @burst'],
  ['long hair, red dress', '+hair +dress:red @burst'],
  ['long hair and a dress', '+hair +dress @burst'],
  // A shirt that a role's hoodie or armour would hide is worn instead of it.
  ['a developer in a blue shirt', 'laptop coffee ^headphones +shirt:blue @office'],
  ['a wizard in a hawaiian shirt', 'staff crystal-ball potion ^wizard-hat +polo +shirt #floral @fantasy'],
  ['a nurse in a white shirt', 'stethoscope +shirt:white @office'],
  // A hobby in addition to a trade adds its thing, not its clothes.
  [
    'a lighthouse keeper who bakes, in a raincoat',
    'cake lantern telescope ^sailor-cap +coat:yellow +boots:navy +shoes:navy @sea',
  ],
  ['a knight who loves cooking', 'pan sword shield ^knight-helmet +armour ~heroic @fantasy'],
  ['she cooks in a red dress', 'pan +dress:red @kitchen'],
  ['a doctor into photography', 'camera stethoscope +lab-coat +coat @office'],
  ['loves baking', 'cake rolling-pin ^chef-hat +apron @kitchen'],
  [
    'a wizard who loves rock',
    'electric-guitar staff crystal-ball potion ^wizard-hat:indigo +robe:indigo +dress:indigo @fantasy',
  ],
  ['with a St Bernard', 'dog @garden'],
  ['with my St. Bernard', 'dog @garden'],
  ['my great dane', 'dog @garden'],
  ['park ranger', 'map compass rucksack ^cowboy-hat +shirt +boots +backpack +shoes @garden'],
  [
    'mountain rescue ranger in a red jacket with a dog',
    'dog map compass rucksack ^cowboy-hat +jacket:red +shirt +boots +backpack +shoes @garden',
  ],
  ['rock climber', 'rucksack compass map +boots +backpack +shoes @garden'],
])('readDescription reads %j as %s', (text, summary) => {
  expect(summariseDescription(text)).toBe(summary);
});
