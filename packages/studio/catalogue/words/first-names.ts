/** First names that are also words of the catalogue or colours. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `rose rosa daisy lily iris violet viola ivy holly hazel olive ginger ruby pearl amber jade jasmine poppy heather coral
  scarlet sienna sage rosemary hunter archer baker mason cooper carter tyler taylor fisher gardener sailor piper angel angelo
  king queen prince earl duke bear wolf fox robin jay drake star stella luna sky skye celeste bianca bruno blanca alba chase
  rocky ace ash rocket blade dash melody harmony carol christian bishop dean marina estrella sol perla paloma leon leo
  olivia margarita margherita kitty cat bunny teddy pony honey candy cookie coco apple clementine cherry pepper olive berry
  silver goldie jack mark bill frank grant miles rich ray pat rob sandy rusty dusty buddy buzz buster max merlin arthur elsa
  gabriel jean jeanette denim forest brook river summer autumn winter april may june august noel nicholas stone steel rex`.split(
    /\s+/u,
  ),
);
