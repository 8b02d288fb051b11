/** Words before or after a name that make a mark of it: 'arsenal jersey', 'dressed as Elsa'. */
export type NearKind =
  | 'dressed'
  | 'worn'
  | 'team'
  | 'driven'
  | 'owned'
  | 'eaten'
  | 'watched'
  | 'played'
  | 'firm';

/** What makes a mark of everyday words; of some it is enough that they have a capital: 'Red Bull'. */
export type Near = NearKind | 'capital';

/** In small letters without accents. `afterAs` stands behind 'als NAME': 'als Elsa verkleidet'. */
export type NearWords = {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  afterAs?: ReadonlySet<string>;
};

const words = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.trim().split(/\s+/u)));
const bothSides = (...texts: readonly string[]): NearWords => ({
  before: words(...texts),
  after: words(...texts),
});

const CLOTHES = `
  shirt t tshirt tee polo jersey kit jumper sweater sweatshirt hoodie jacket coat vest cap beanie scarf socks shoe sneaker
  trainer boot legging shorts trousers tracksuit jogger joggers sportswear uniform bag backpack handbag headband sunglasses
  trikot hemd pulli pullover kapuzenpulli jacke weste mutze kappe schal socken schuh turnschuh stiefel jogginghose
  trainingsanzug trainingsjacke uniform tasche handtasche rucksack brille sonnenbrille gurtel
  maillot chemise sweat veste manteau casquette bonnet echarpe foulard chaussettes chaussures baskets bottes jogging
  survetement uniforme sac ceinture lunettes
  camiseta sudadera chaqueta abrigo gorra gorro bufanda calcetines zapatillas zapatos botas chandal bolso mochila
  maglia maglietta felpa giacca cappotto cappellino sciarpa calze scarpe stivali tuta divisa borsa borsetta zaino cintura
  camisola camisa casaco jaqueta cachecol meias tenis sapatilhas farda bolsa
  trui jas muts sjaal sokken schoenen laarzen trainingsjas trainingspak rugzak tas shirtje`;
const SIGNS =
  'logo emblem wappen schild logotipo logotype badge sticker aufkleber autocollant pegatina adesivo';
const FANS = `
  fan fans supporter supporters flag player stadium match football soccer club fc ultras fahne anhanger spieler stadion
  supportrice joueur drapeau hincha aficionado jugador bandera futbol equipo tifoso tifosa giocatore squadra bandiera calcio
  torcedor torcedora adepto adepta jogador bandeira futebol voetballer voetbal vlag`;
const EATEN = `
  logo bottle cup glass pack packet jar bar chocolate ketchup beer soda tumbler
  dose flasche glas becher packung tafel riegel bier schokolade getrank kuh canette bouteille verre tasse paquet barre
  chocolat biere boisson lata botella vaso taza paquete barra cerveza bebida lattina bottiglia bicchiere tazza pacchetto
  barretta cioccolato cioccolata birra bibita garrafa copo pacote cerveja blik blikje fles flesje kopje reep chocolade
  drankje`;
const DISGUISES = `
  costume costumes outfit suit mask cosplay onesie kostum kostuem kostume kostuum maske masker pak deguisement masque
  disfraz maschera fantasia`;

/** By kind of mark: what is worn, driven, eaten; who is a character that somebody dresses up as. */
export const NEAR: Readonly<Record<NearKind, NearWords>> = {
  dressed: {
    before: words(
      DISGUISES,
      `dressed dress disguised costumed cosplaying verkleidet verkleidung gekleidet kleid robe deguise deguisee deguises
      disfrazado disfrazada disfrazados vestido vestida vestidos vestito vestita travestito travestita abito fantasiado
      fantasiada mascarado mascarada verkleed jurk`,
    ),
    after: words(DISGUISES, 'dress cosplayer wig kleid verkleidung perucke jurk pruik'),
    afterAs: words('verkleidet verkleed gekleidet angezogen'),
  },
  worn: bothSides(CLOTHES, SIGNS, 'store brand marke marque marca merk'),
  team: bothSides(CLOTHES, SIGNS, FANS),
  driven: bothSides(
    SIGNS,
    `car cars auto autos voiture coche macchina carro wagen driver fahrer dealer suv convertible cabrio bonnet engine star
    stern keys schlussel key cap jacket conductor pilote chauffeur autista condutor motorista`,
  ),
  owned: {
    before: words(
      `his her seinem seinen ihrem ihren meinem meinen sa ma su sua tua seu zijn haar mijn electric red black white silver`,
    ),
    after: words(),
  },
  // No 'can' behind: 'the monster can fly'.
  eaten: {
    before: words(EATEN, 'can tin'),
    after: words(EATEN),
  },
  watched: bothSides(
    `film films movie movies series show tv sitcom serie season episode anime manga game comic poster pelicula filme fernsehserie
    kinofilm zeichentrickfilm dessin desenho cartone jeu juego gioco jogo spel spiel videospiel videojuego videogioco`,
  ),
  played: bothSides(
    `band concert tour album poster shirt t tshirt hoodie jacket patch fan fans vinyl lp gig konzert bandshirt platte groupe
    chanson affiche concierto grupo camiseta disco gruppo concerto maglietta banda cd plaat lightstick`,
  ),
  firm: bothSides(
    CLOTHES,
    SIGNS,
    `employee worker app store shop card office driver van box parcel delivery courier mitarbeiter laden filiale karte paket
    fahrer bote employe magasin carte livreur colis empleado tienda tarjeta repartidor dipendente negozio corriere loja
    cartao medewerker winkel bezorger award drink`,
  ),
};

/** What may stand between a name and the word before it: 'camiseta del Arsenal', 'verkleidet als Elsa'. */
export const LITTLE_WORDS: ReadonlySet<string> = words(
  `as of the a an from als der die das des dem den von vom aus en de du la le les l d un une el los las del una di da dello
  della dell il lo do dos o van het uit come comme como`,
);
