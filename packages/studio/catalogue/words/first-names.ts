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

/** Words that a name follows: people, and words of naming. */
export const BEFORE_NAME: ReadonlySet<string> = new Set(
  `mother mum mom mummy mommy dad daddy father sister brother son daughter aunt auntie uncle cousin niece nephew
  grandma granny nana grandpa grandad grandmother grandfather friend buddy mate boyfriend girlfriend husband wife partner
  fiance fiancee boss colleague coworker neighbour neighbor bro sis bestie girl boy kid baby named called name mr mrs ms miss
  sir lady saint captain doctor dr professor coach dog cat horse pony puppy kitten hamster rabbit bunny parrot budgie tortoise
  mutter vater mama papa schwester bruder sohn tochter tante onkel cousine oma opa freund freundin kollege kollegin chef chefin
  nachbar nachbarin mann frau herr namens heisst
  mere pere maman soeur frere fils fille tonton oncle mamie papi ami amie copain copine collegue voisin voisine mari femme madame
  monsieur nommee nomme appelle
  madre padre hermana hermano hija hijo tia tio prima primo abuela abuelo amiga amigo novia novio esposa senora senor llamada
  sorella fratello figlia figlio zia zio cugina cugino nonna nonno amica amico fidanzata fidanzato moglie marito signora
  mae pai irma irmao filha filho avo namorada namorado esposa marido dona
  moeder vader zus broer zoon dochter nicht neef vriend vriendin buurman buurvrouw collega man vrouw mevrouw meneer genaamd`.split(
    /\s+/u,
  ),
);
