import type { LanguageWords } from './language.ts';

/** Italian, apart from the words of things, clothes and roles, which stand in their records. */
export const ITALIAN: LanguageWords = {
  quiet: `lunedi martedi mercoledi giovedi venerdi sabato domenica domeniche italiano italiana coi tutto tutti tutta
    tutte gli una uno dei degli delle della dello del con senza per tra fra dal dalla nel nella sul sulla sono era
    hanno ha suo sua suoi sue mio mia miei mie loro lui lei noi voi che chi come quando dove molto piu meno anche
    grande grandi piccolo piccola piccoli vecchio vecchia giovane nuovo nuova bello bella buono buona migliore uomo
    donna ragazza ragazzo bambino bambina amico amica indossa porta tiene gioca ama mano testa anno anni volta
    fratello sorella madre padre mamma papa figlio figlia zio zia nonno nonna cugino cugina marito moglie fidanzato
    fidanzata numero mondo vita amore non niente nessun nessuna mai sempre adora adorano due tre quattro cinque sei
    sette otto nove dieci vero vera fan tifo pazzo pazza beve mangia cucina canta balla corre legge scrive lavora
    viaggia nuota compleanno natale pasqua vacanza vacanze pensione pensionato matrimonio regalo vorrei voglio fare
    facendo caldo calda freddo fredda mattina sera notte giorno ginocchia braccio spalla gamba preferito preferita
    divertente felice simpatico simpatica sposato nipote suocera suocero nonnina bimbo bimba capo figura personaggio
    lungo lunga lunghi lunghe corto corta corti corte destra sinistra tanto tanta tanti tante alla allo alle agli
    sotto sopra enorme enormi rotondi rotondo rotonda rotonde spalle pancia alto alta magro magra travestito
    travestita vestita orecchio orecchie solo scienze matematica`,
  grammar: {
    articles: 'un uno una',
    definite: 'il lo',
    possessives: 'mio suo',
    and: 'e',
    or: 'o ne',
    with: 'con',
    without: 'senza',
    on: 'su',
    atHand: 'sotto',
    has: 'ha',
    wears: 'indossa porta',
    hands: 'mano braccio',
    but: 'ma',
    only: 'anche',
    no: 'non',
    thanks: 'grazie',
    negations: 'niente non nessun nessuna mai odia odiano detesta detestano',
    insteadOf: 'invece di, invece del, invece della, al posto di, al posto del',
    fear: 'paura',
    two: 'due',
    three: 'tre molti',
    four: 'quattro cinque',
    number: 'numero',
    all: 'tutto tutta tutti tutte',
    both: 'entrambi entrambe',
    ofColour: 'piccolo piccola lungo lunga',
    like: 'come',
    disguised: 'travestito travestita vestito vestita costume',
    asDisguise: 'di da',
    dressing: 'vestit travestit',
    real: 'vero vera',
    which: 'che',
    he: 'lui lei',
    i: 'io',
    hat: 'cappello',
    softHat: 'berretto',
    helmet: 'casco',
    otherHats: 'cappellino',
    suit: 'tuta',
    chest: 'petto',
    long: 'lunga',
    dark: 'scuri',
    ball: 'pallone',
    very: 'molto',
    people: `sorella fratello figlia figlio zia zio cugina cugino nonna nonno amica amico fidanzata fidanzato moglie
      marito signora`,
    afterName: 'ama gioca',
  },
  colours: `red=rosso/rossa/rossi/rosse, yellow=giallo/gialla/gialli/gialle, green=verde/verdi,
    blue=blu/azzurro/azzurra/azzurri/azzurre, black=nero/nera/neri/nere, white=bianco/bianca/bianchi/bianche,
    purple=viola/lilla, pink=rosa, orange=arancione/arancioni, brown=marrone/marroni, grey=grigio/grigia/grigi/grigie,
    gold=oro/dorato/dorata/dorati/dorate, silver=argento/argentato/argentata, turquoise=turchese,
    navy=blu navy/blu scuro, sky=celeste, mustard=senape/giallo senape, khaki=kaki/verde militare, burgundy=bordo,
    salmon=rosa salmone/color salmone, mint=verde menta, coral=corallo/rosso corallo, ochre=ocra/giallo ocra,
    bottle green=verde bottiglia, cream=bianco panna, olive=oliva/verde oliva/verde oliva scuro`,
  hasColourBehind: true,
  shades: { light: 'chiaro', dark: 'scuro' },
  usualColours: 'black=costume da scheletro',
  endings: `trici=tore, trice=tore, iera=iere, chi=co, ghi=go, che=ca, ghe=ga, cini=ne/no, cino=ne/no, ini=o/e/a/ino,
    ino=o/e/a, ina=a, etti=o/etto, etto=o, ci=cio, i=o/e/a/io, e=a, a=o`,
  falseFriends: `bacchetta=wand, ali=wings, cane=dog, cani=dog, cagnolino=dog, cagnolini=dog, pane=bread, mare=sea,
    velo=veil, sole=sun, ape=bee, api=bee, palla=ball, papillon=bow tie, topo=mouse, topi=mouse, orso=bear,
    smoking=tuxedo, gonna=skirt, tuta=tracksuit, camice=lab coat, pala=shovel, stella=star, pianta=plant, torta=cake,
    tazza=mug, batteria=drum, tromba=trumpet, moto=motorbike, nave=ship, penna=pencil, completo=suit, rana=frog,
    tre=three, toro=bull, tonno=fish, vaso=vase, rete=net, fiore=flower, uova=egg, libri=book, occhiale=glasses,
    mani=hand, piede=foot, basso=bass guitar, borsa=handbag, pompa=pump, corda=rope, scala=ladder, chiavi=key,
    sega=saw, te=tea, tè=tea, amo=quiet, sci=skis, pesca=fishing, body=leotard, ferro=iron, mucca=cow, pollo=chicken,
    gallo=chicken, barca=boat, anello=ring, corona=crown, racchetta=racket, coppola=flat cap,
    hostess=flight attendant, maestro=teacher, maestra=teacher, elmo=knight helmet, fiocco=hair ribbon,
    treccia=braids, righe=stripes, pois=polka dots, quadri=checked, quadretti=checked, tifo=quiet,
    tifoso=football fan, cappotto=coat, giornale=newspaper, forno=oven, caccia=hunting, cravatta=tie,
    pattini=roller skates, cuori=heart`,
  homonyms: `
    costume: bagnino bagnina spiaggia nuotatore nuotatrice piscina mare → swimming trunks
    tavola: surf surfista surfer onde mare muta → surfboard
    batteria: telefono auto → thing
  `,
  idioms: `pecora nera, cacciatore di, gufo notturno, animale notturno, cuore d oro, cuore oro, pollice verde,
    re della casa, regina della casa, pesce fuor d acqua, lupo solitario, anima della festa, mammone`,
  unmade: 'gamba di legno',
  neutral: 'regalo per',
  birthday: 'compleanno',
  besideMarks: {
    clothes: `maglia maglietta felpa giacca cappotto cappellino sciarpa calze scarpe stivali tuta divisa borsa
      borsetta zaino cintura`,
    signs: 'adesivo',
    fans: 'tifoso tifosa giocatore squadra bandiera calcio',
    disguises: 'maschera',
    disguised: 'vestito vestita travestito travestita abito',
    cars: 'macchina autista',
    owned: 'sua tua',
    eaten: 'lattina bottiglia bicchiere tazza pacchetto barretta cioccolato cioccolata birra bibita',
    watched: 'cartone gioco videogioco',
    played: 'gruppo concerto maglietta',
    firms: 'dipendente negozio corriere',
    little: 'una di da dello della dell il lo come',
  },
};
