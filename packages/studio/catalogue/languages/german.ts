import type { LanguageWords } from './language.ts';

/** German, apart from the words of things, clothes and roles, which stand in their records. */
export const GERMAN: LanguageWords = {
  quiet: `montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags
    samstags sonntags deutsch deutsche deutschen deutscher deutsches sonst nix kuhl kuhle kuhlen kuhles kuhler stapel
    urlaub feierabend der die das den dem des ein eine einen einem einer eines und oder aber nicht auch nur noch schon
    sehr mit ohne von vom zum zur aus bei bis durch fur gegen nach seit uber unter vor hinter neben zwischen auf ist
    sind war waren wird werden wurde hat haben hatte sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer mein
    meine meinen meinem meiner dein deine unser sich ich sie wir mich dich ihn ihm uns euch man wie was wer wenn als
    dass weil denn doch immer gern gerne liebt mag spielt tragt trage trug getragen halt haelt macht geht steht sitzt
    kann will gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen alt alte alter altes alten
    jung junge junger neu neue neuen lang lange langen kurz kurze kurzen schone schoner schones beste bester bestes
    besten mann frau kind madchen freund freundin mensch leute jahr jahre zeit tag viel viele etwas mehr ganz nun dann
    dort hier sowie oma opa onkel tante bruder schwester mutter vater papa mama sohn tochter enkel enkelin chef chefin
    kollege kollegin nachbar nachbarin nummer welt leben liebe spass arbeit hand kopf kein keine keinen keiner keinem
    keines nie niemals sondern zwei drei vier funf sechs sieben acht neun zehn echt echte echter echten echtes unterm
    uberm aufm vorm beim ubers ins ans mal bisschen bissl total voll richtig super toll tolle toller liebste liebster
    lieber lustig lustige lustiger frohlich frohliche gemutlich verruckt verruckte ewig niemand jeder jede jeden jedes
    ohren schoss bein beine fuss fusse gesicht trinkt isst fahrt lauft kocht backt liest singt tanzt schreibt arbeitet
    reist wandert schwimmt hort schaut liegt lebt wohnt mochte mochten bekommt braucht geliebte grosste grossten
    kleinste rentner rentnerin ruhestand geburtstag weihnachten ostern fasching karneval wochenende morgens abends
    nachts sommer winter herbst fruhling stunden mutti vati eltern kumpel verlobte verlobter ehemann ehefrau baby
    zuhause daheim hobby leidenschaft fan bitte danke schonen hubsch coole cooler cool wenig halb tragen dabei dazu
    damit darauf daran davon nackte witzig sportlich figur spielzeug puppe rechts links oben unten runde runder rundem
    runden riesig riesige riesigen riesiger zerrissene zerrissenen kaputte loch bauch dick dicke dunn verkleidet zockt
    ganzen ganze dafur nein leidenschaftlicher leidenschaftliche leidenschaftlich ohr mude mathe`,
  grammar: {
    articles: 'ein eine einen einem einer',
    possessives: 'mein meinem seinem ihrem',
    and: 'und',
    or: 'oder noch',
    with: 'mit',
    without: 'ohne',
    in: 'im',
    on: 'auf',
    atHand: 'unter',
    has: 'hat',
    wears: 'tragt',
    holds: 'halt haelt',
    but: 'aber sondern',
    only: 'nur',
    no: 'nein',
    thanks: 'danke',
    negations: `weder kein keine keinen keiner keinem keines keinerlei nicht nie niemals hasst hassen hasse verabscheut
      statt anstatt anstelle`,
    fear: 'angst',
    hatesBehind: 'hasst hassen hasse verabscheut',
    notBehind: 'nicht',
    likesBehind: 'mag mogen mochte leiden ausstehen will wollen braucht lust',
    two: 'zwei beide',
    three: 'drei viele',
    four: 'vier funf sechs',
    number: 'nummer startnummer',
    all: 'alles alle allesamt',
    both: 'beide beides',
    ofAll: 'ganz',
    like: 'wie als',
    disguised: 'verkleidet kostum',
    asDisguise: 'von',
    dressing: 'verkleid geklei kostum sieht',
    real: 'echter echte echtes',
    which: 'der die das',
    he: 'er sie',
    i: 'ich mich mir',
    busy: 'auf fuhrt reitet',
    hat: 'filzhut',
    softHat: 'mutze',
    helmet: 'helm',
    otherHats: 'kappe kopfbedeckung',
    suit: 'anzug',
    chest: 'brust',
    long: 'lange langer langen',
    dark: 'dunkle dunkles dunklen dunklem',
    right: 'rechtes rechten',
    people: `mutter vater mama papa schwester bruder sohn tochter tante onkel cousine oma opa freund freundin kollege
      kollegin chef chefin nachbar nachbarin mann frau herr namens heisst`,
    afterName: 'ist liebt spielt',
  },
  colours: `red=rot/knallrot/feuerrot, yellow=gelb/knallgelb/sonnengelb/zitronengelb, green=grun/grasgrun,
    blue=blau/knallblau/kornblumenblau, brown=braun, black=schwarz, white=weiss, grey=grau, purple=violett/lila/lilan,
    silver=silbern/silber/silberfarben/silbergrau, pink=rosa/pink/rosafarben,
    orange=orange/orangene/orangenen/orangefarben, beige=beige, burgundy=weinrot/bordeauxrot, brick=rostrot/ziegelrot,
    rust=rostbraun, mustard=senfgelb/senffarben/ockergelb/ocker, olive=oliv/olivgrun/olivfarben,
    forest green=tannengrun/waldgrun, bottle green=flaschengrun, mint=mintgrun/mintfarben,
    turquoise=turkis/turkisfarben/turkisblau, petrol=petrolfarben/petrolblau, royal blue=konigsblau/royalblau,
    navy=marineblau/nachtblau/navyblau, sky=himmelblau, lilac=flieder/fliederfarben/lilafarben,
    salmon=lachsfarben/lachsrosa, coral=korallenrot/korallenfarben/koralle, baby pink=pastellrosa/zartrosa,
    baby blue=pastellblau/babyblau, hot pink=knallpink, dusty pink=altrosa, cream=cremefarben/cremeweiss,
    khaki=khakifarben/khakigrun, sand=sandfarben, charcoal=anthrazit/anthrazitfarben/anthrazitgrau,
    gold=golden/goldfarben`,
  colourEndings: ['', 'e', 'er', 'es', 'en', 'em'],
  shades: { light: 'hell', dark: 'dunkel', neon: 'neon' },
  usualColours: `denim=jeanshose, brown=lederhosen/lederhose, burgundy=morgenmantel, white=bademantel,
    black=skelettkostum/rabe, red=feuerwehrauto, lime=warnweste`,
  hasCapitalNouns: true,
  endings: 'innen=-, chen=-/e, lein=-, erin=er, in=-/e, en=-/e, er=-, n=-, e=-, s=-',
  compounds: { costume: 'kostum', joints: ['', 'n', 'en', 'e', 's'] },
  falseFriends: `notebook=laptop, hose=hosen, hut=filzhut, hute=filzhut, rock=skirt, rocke=skirt, boot=boat,
    boote=boat, wand=wall, gift=poison, fee=fairy, brief=envelope, briefe=envelope, dose=drink can, hummer=lobster,
    angel=fishing rod, stern=star, sterne=stars, bär=bear, bären=bear, fön=hair dryer, smoking=tuxedo,
    mappe=briefcase, stift=pencil, stifte=pencil, kette=necklace, tier=animal, tiere=animal, pony=horse, rad=bicycle,
    fliege=bow tie, kelle=trowel, becher=mug, gitarre=guitar, tee=tea, kaninchen=rabbit, wal=whale, mais=corn,
    pilz=mushroom, pilze=mushroom, hai=shark, radler=cyclist, schlange=snake, pinsel=paintbrush, puppe=doll,
    kater=cat, igel=hedgehog, bank=bench, hat=has, säge=saw, sägen=saw, limo=drink can, oldtimer=car, trainer=coach,
    ringer=wrestler, tafel=blackboard, kam=quiet, turner=gymnast, türsteher=bouncer, herz=heart, bunt=rainbow,
    bunte=rainbow, bunter=rainbow, buntes=rainbow, bunten=rainbow, buntem=rainbow, chips=crisps, pommes=fries,
    handy=phone, see=lake, zug=train, bürste=comb, schleife=hair ribbon, malt=painting, kostüm=costume`,
  homonyms: `
    mutze: schal schals handschuhe handschuhen winter winterjacke schnee ski snowboard schlitten wolle gestrickt →
      beanie
    note: klavier geige musik → thing
    kessel: tee kaffee → kettle
    rock: gitarre band musik roll fan konzert → music
  `,
  idioms: `schwarzes schaf, das schwarze schaf, pechvogel, spassvogel, nachteule, nachteulen, fruher vogel,
    fruhaufsteher, wasserratte, partylowe, partymaus, angsthase, schlaumeier, faultier, faulpelz, naschkatze,
    schmusekatze, leitwolf, einsamer wolf, salonlowe, arbeitstier, fleissige biene, fleissiges bienchen, gluckspilz,
    morgenmuffel, grune daumen, gruner daumen, stubenhocker, couchpotato, schnapsidee, pantoffelheld, hahn im korb,
    fisch im wasser`,
  unmade: 'holzbein',
  neutral: 'als geschenk, geschenk fur',
  saying: 'mit der aufschrift, mit dem text, mit dem spruch',
  birthday: 'geburtstag',
  besideMarks: {
    clothes: `trikot hemd pulli pullover kapuzenpulli jacke weste mutze kappe schal socken schuh turnschuh stiefel
      jogginghose trainingsanzug trainingsjacke uniform tasche handtasche rucksack brille sonnenbrille gurtel`,
    signs: 'wappen schild aufkleber',
    fans: 'fahne anhanger spieler stadion',
    disguises: 'kostum kostuem kostume maske',
    disguised: 'verkleidet verkleidung gekleidet kleid',
    disguisedBehind: 'verkleidet gekleidet angezogen',
    outfits: 'kleid verkleidung perucke',
    brands: 'marke',
    cars: 'auto autos wagen fahrer cabrio stern schlussel',
    owned: 'seinem seinen ihrem ihren meinem meinen',
    eaten: 'dose flasche glas becher packung tafel riegel bier schokolade getrank kuh',
    watched: 'serie filme fernsehserie kinofilm zeichentrickfilm spiel videospiel',
    played: 'konzert bandshirt platte',
    firms: 'mitarbeiter laden filiale karte paket fahrer bote',
    little: 'als der die das des dem den von vom aus',
    tails: `figur figuren stein steine karten puppe puppen fan fans film filme spiel spiele spielzeug held helden welt
      schwert ohren haare look stil party torte`,
  },
};
