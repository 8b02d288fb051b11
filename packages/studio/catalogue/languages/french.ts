import type { LanguageWords } from './language.ts';

/** French, apart from the words of things, clothes and roles, which stand in their records. */
export const FRENCH: LanguageWords = {
  quiet: `lundi mardi mercredi jeudi vendredi samedi samedis dimanche dimanches francais francaise les des une aux
    avec sans dans pour par sur sous chez entre vers depuis est sont etait ont avait avoir etre fait son ses sa mon
    mes ton tes notre nos votre vos leur leurs elle lui ils elles nous vous qui que quoi dont mais donc tres plus
    moins bien aussi tout toute tous toutes grand grande grands grandes petit petite petits petites gros grosse vieux
    vieille jeune nouveau nouvelle beau belle bon bonne meilleur meilleure homme femme fille garcon enfant ami amie
    porte portant portent tient tenant aime joue main tete annee ans fois comme tante oncle mamie papi papa maman pere
    mere frere soeur fils cousin cousine collegue voisin voisine copain copine mari numero monde vie amour pas jamais
    aucun aucune deux trois quatre cinq six sept huit neuf dix adore adorent adorer vrai vraie veritable matin soir
    nuit jour genoux genou bras epaule siempre fou folle fan passionne passionnee toujours souvent parfois prend mange
    boit cuisine chante danse court lit ecrit travaille voyage nage fete anniversaire noel paques vacances retraite
    retraitee mariage cadeau voudrais veux faire passe aimer trop cote chaud froid chaude froide moitie rigolo drole
    sympa cool super genial geniale prefere preferee amoureux amoureuse epoux epouse fiance fiancee beau-pere bebe
    gamin gamine ados meuf mec type figurine personnage photo dessus dessous droite gauche long longue longs longues
    courte courts courtes rondes rond ronde ronds enorme enormes prof carre carree dechire dechiree enceinte deguise
    deguisee deguises retard oreille oreilles maths parents svt bricoleur`,
  grammar: {
    articles: 'un une',
    definite: 'le la les',
    possessives: 'mon son notre',
    and: 'et',
    or: 'ou',
    with: 'avec',
    without: 'sans',
    in: 'en',
    on: 'sur',
    atHand: 'en a sous',
    wears: 'porte',
    holds: 'tient tenant',
    hands: 'main mains bras',
    but: 'mais',
    only: 'seulement',
    no: 'non',
    thanks: 'merci',
    negations: 'pas aucun aucune jamais deteste detestent',
    insteadOf: 'au lieu d, au lieu de, a la place d, a la place de',
    fear: 'peur',
    two: 'deux',
    three: 'trois plusieurs',
    four: 'quatre cinq six',
    number: 'numero dossard',
    all: 'tout tous toute toutes',
    both: 'deux',
    ofAll: 'de',
    like: 'comme',
    disguised: 'deguisement deguise deguisee costume',
    asDisguise: 'en de du d',
    dressing: 'deguis habill',
    real: 'vrai vraie veritable',
    which: 'qui que',
    he: 'il elle',
    i: 'moi je',
    busy: 'sur',
    hat: 'chapeau',
    softHat: 'bonnet',
    helmet: 'casque',
    otherHats: 'casquette toque',
    suit: 'costume combinaison',
    chest: 'poitrine',
    long: 'longue',
    dark: 'fonces',
    very: 'tres',
    people: `mere pere maman soeur frere fils fille tonton oncle mamie papi ami amie copain copine collegue voisin
      voisine mari femme madame monsieur nommee nomme appelle`,
    afterName: 'est aime joue',
  },
  colours: `red=rouge/rouges, yellow=jaune/jaunes, green=vert/verte/verts/vertes, blue=bleu/bleue/bleus/bleues,
    black=noir/noire/noirs/noires, white=blanc/blanche/blancs/blanches, grey=gris/grise/grises, orange=oranges,
    brown=marron/marrons/brun/brune/bruns/brunes, violet=violets, burnt orange=roux/rousse/rousses,
    gold=dore/doree/dores/dorees, silver=argente/argentee, lilac=lilas, beige=beiges, navy=bleu marine/bleu nuit,
    sky=bleu ciel, cream=creme, olive=vert olive, mustard=moutarde/jaune moutarde,
    khaki=kaki/vert kaki/vert militaire, burgundy=grenat/lie de vin, salmon=rose saumon/couleur saumon,
    mint=vert menthe/vert d eau, coral=corail, ochre=ocre/jaune ocre, bottle green=vert bouteille/vert sapin`,
  hasColourBehind: true,
  shades: { light: 'clair', dark: 'fonce' },
  usualColours: `pink=jupe rose/robe rose/pull rose/manteau rose/chemise rose/chapeau rose/veste rose,
    black=deguisement de squelette`,
  endings: `trices=teur, trice=teur, euses=eur, euse=eur, iennes=ien, ienne=ien, ieres=ier, iere=ier, eres=er, ere=er,
    aux=al/au, x=-, es=e/-, s=-, e=-`,
  falseFriends: `car=because, chat=cat, chats=cat, chatte=cat, baskets=trainers, pain=bread, tongs=flip flops,
    robe=dress, robes=dress, pull=jumper, pulls=jumper, gilet=vest, bob=bucket hat, ours=bear, smoking=tuxedo,
    ballon=ball, ballons=balloon, marine=navy, singe=monkey, casserole=pan, verre=glass, clé=spanner, clef=key,
    clés=key, four=oven, raisin=grapes, prune=plum, habit=suit, manche=sleeve, bras=arm, main=hand, sac=handbag,
    couteau=knife, ane=donkey, âne=donkey, thé=tea, the=tea, café=coffee, cafe=coffee, lunette=glasses, vélo=bicycle,
    velo=bicycle, bague=ring, ski=skis, coq=chicken, as=ace, figue=fig, lapin=rabbit, poêle=pan, poele=pan,
    journal=newspaper, lecture=book, biche=deer, caméra=film camera, crane=skull, crâne=skull, lance=spear,
    marin=sailor, micro=microphone, jogging=joggers, supporter=football fan, short=shorts, rose=pink, elfe=elf,
    plaid=blanket, trench=coat, noeud=hair ribbon, nœud=hair ribbon, montre=watch, ail=garlic, violette=purple,
    chips=crisps, sirène=mermaid, chemise=shirt, veste=jacket, peluche=plush bear, portable=phone, boule=ball,
    marteau=hammer, tresse=braids, natte=braids, carreaux=checked, pois=polka dots, manette=gamepad, manettes=gamepad,
    tuba=snorkel, sweat=hoodie, citron=lemon, rayures=stripes, rayé=stripes, rayée=stripes, marinière=striped shirt,
    uni=plain, unie=plain`,
  homonyms: `
    peche: dimanche dimanches samedi samedis weekend riviere lac etang mer bateau canne poisson pere papy papi oncle
      adore aime va → fishing
  `,
  idioms: `mouton noir, chasseur de, oiseau de nuit, couche tard, leve tot, main verte, mains vertes, coeur d or,
    coeur or, tete en l air, roi de la fete, poule mouillee, ours mal leche, chaud lapin, chat noir de la famille,
    papa poule, maman poule, poisson dans l eau, pied marin`,
  unmade: 'jambe de bois',
  neutral: 'cadeau pour',
  saying: 'avec écrit, qui dit',
  birthday: 'anniversaire',
  besideMarks: {
    clothes: `maillot chemise sweat veste manteau casquette bonnet echarpe foulard chaussettes chaussures baskets
      bottes jogging survetement uniforme sac ceinture lunettes`,
    signs: 'logotype autocollant',
    fans: 'supportrice joueur drapeau',
    disguises: 'deguisement masque',
    disguised: 'robe deguise deguisee deguises',
    brands: 'marque',
    cars: 'voiture pilote chauffeur',
    owned: 'sa ma',
    eaten: 'canette bouteille verre tasse paquet barre chocolat biere boisson',
    watched: 'dessin jeu',
    played: 'groupe chanson affiche',
    firms: 'employe magasin carte livreur colis',
    little: 'en de du la le les l d un une comme',
  },
};
