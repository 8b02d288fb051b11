import type { Language } from './words.ts';

/**
 * Words that request nothing that could be moulded, by language: articles, pronouns, prepositions, conjunctions,
 * auxiliaries; verbs of wearing and holding; people in general; size, age and praise. English ones in the singular.
 */
const QUIET: Readonly<Record<Exclude<Language, 'emoji'>, string>> = {
  en: `the and but not nor for with without from into onto off out over under above below behind before after between
    beside besides near next around about against along across through during until since while when where who whom whose
    which that this these those there here what why how all any both each every few more most much many other another some
    such only own same so than too very just also still ever never always often sometimes again once yes
    his her hers him she they them their its our your yours mine myself himself herself themselves you one ones
    are was were been being has have had having does did doing done will would can could shall should may might must
    let get gets got getting go goes going gone went come comes came coming make makes making made take takes taking took
    put puts give gives giving keep keeps keeping want wants wanted need needs use uses using used try tries
    wear wears wearing wore worn dressed dress dressing hold holds holding held carry carries carrying bring brings
    stand stands sit sits sitting seated lie lies lying look looks looking looked like likes liked love loves loved loving
    enjoy enjoys enjoying hate hates prefer prefers know knows known say says saying said call calls called named name
    play plays playing played work works working worked live lives living lived help helps helping think thinks thinking
    show shows showing feel feels feeling turn turns turning turned become becomes start starts started
    cetera vibe vibes village weather steal steals bite bites drive drives spare please thanks thank hello hey lol etc really quite rather pretty bit lot lots kind kinda sort type style styled
    look-alike version edition figure toy twin doll action collectible character person people someone somebody man men
    woman women guy guys girl boy lady gentleman kid child children baby adult human being friend mate buddy pal
    husband wife boyfriend girlfriend partner brother sister mother father mom mum dad daddy mummy mommy son daughter aunt
    uncle cousin niece nephew family boss colleague coworker neighbour neighbor everyone everybody nobody
    big bigger biggest small smaller little tiny huge giant large enormous mini tall short long wide narrow thick thin fat
    heavy old older young younger new newest vintage retro modern classic ancient middle aged year month week day time
    today tomorrow yesterday night morning evening weekend always forever life world
    good great best better nice cool awesome amazing fantastic super epic legendary favorite favourite beautiful pretty cute
    handsome lovely sweet happy sad funny crazy wild serious proud fearless brave strong smart clever mad bad evil
    friendly kind gentle grumpy tired busy rich famous lucky lazy quiet loud fast slow hot warm cold fresh clean dirty
    full empty open closed high low left right front back side top bottom end half whole real true fake real-life
    dark light pale straight spiky swept curly wavy frizzy messy bushy wooden metal plastic deep
    colour color coloured colored colourful colorful bright shiny glossy matte sparkly glitter fancy elegant fashionable
    stylish casual formal traditional typical normal simple special secret magic magical different matching own
    pair set piece number part thing stuff something anything everything nothing way place hand arm finger head face body
    leg foot feet chest shoulder neck mouth nose ear smile smiling grin grinning laugh laughing happy-go-lucky
    first second third last two three four five six seven eight nine ten hundred thousand million couple dozen
    because though although however therefore anyway maybe perhaps instead mostly always
    english german french italian spanish portuguese dutch european american british
    fan lover enthusiast addict expert master pro professional amateur beginner local national international
    hobby passion dream job birthday retirement retired holiday thought mood attitude energy power love peace hope fun joy
    championship competition race game match event club crew gang squad department company industry market fund business
    pile bunch now then soon later early late instead even else whether whatever whoever away along together apart alone
    number word text letter description picture photo background scene story film movie song book-lover speed size shape
    vegan vegetarian single married pregnant proper total complete ultimate original famous-for grown typical lovely pet
    bro sis grandpa grandma gran granny nan nana grandad granddad grandmother grandfather grandson granddaughter
    godmother godfather stepdad stepmum fiance fiancee bff bestie lad lass dude chap folk folks gang
    im ive ill id hes shes theyre youre weve thats whos whats lets hed shed aint didnt dont doesnt isnt arent
    wasnt cant couldnt wont wouldnt gonna wanna gotta till til pls plz thx pocket lap collection plush plushie
    stuffed nerd geek workaholic superfan fanatic mad-about obsessed sunrise sunset contacts diwali hanukkah
    chanukah eid ramadan kwanzaa easter halloween thanksgiving xmas carnival mardi anniversary graduation
    wedding engagement newborn surprise present home house occasion bday yrs yo asap btw omg tbh bcs cuz cos coz
    thru ppl insta selfmade handmade clothes clothing outfit accessories details costume weekends weekday
    january february march april june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday tons plenty
    eats eat drinks drink sleeps snores reads writes sings dances cooks bakes walks swims
    rides drives travels watches collects builds fixes repairs paints draws grows teaches studies learns laughs talks speaks tells sells buys allergic mode imagine broken muddy ripped torn striking mirrored ruffled forward spotter obsessive serious-looking curious stubborn
    born forced hip sleeve feeding trainee teenager junkie future exhausted elderly
    maths science biology history player finisher owner`,
  de: `montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags
    sonntags deutsch deutsche deutschen deutscher deutsches sonst nix kuhl kuhle kuhlen kuhles kuhler stapel urlaub feierabend der die das den dem des ein eine einen einem einer eines und oder aber nicht auch nur noch schon sehr mit ohne von
    vom zum zur aus bei bis durch fur gegen nach seit uber unter vor hinter neben zwischen auf ist sind war waren wird
    werden wurde hat haben hatte sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer mein meine meinen meinem
    meiner dein deine unser sich ich sie wir mich dich ihn ihm uns euch man wie was wer wenn als dass weil denn doch
    immer gern gerne liebt mag spielt tragt trage trug getragen halt haelt hat macht geht steht sitzt kann will
    gross grosse grosser grosses grossen klein kleine kleiner kleines kleinen alt alte alter altes alten jung junge
    junger neu neue neuen lang lange langen kurz kurze kurzen schon schone schoner schones beste bester bestes besten
    mann frau kind junge madchen freund freundin mensch leute jahr jahre zeit tag viel viele etwas mehr ganz gegen nun dann dort hier sowie oma opa onkel tante bruder schwester mutter vater papa mama sohn tochter enkel
    enkelin chef chefin kollege kollegin nachbar nachbarin nummer welt leben liebe spass arbeit hand kopf
    kein keine keinen keiner keinem keines nie niemals sondern zwei drei vier funf sechs sieben acht neun zehn
    echt echte echter echten echtes unterm uberm aufm vorm beim ubers ins ans mal bisschen bissl total voll
    richtig super toll tolle toller liebste liebster lieber lustig lustige lustiger frohlich frohliche gemutlich
    verruckt verruckte ewig niemand jeder jede jeden jedes ohren schoss bein beine fuss fusse gesicht trinkt
    isst fahrt lauft kocht backt liest singt tanzt schreibt arbeitet reist wandert schwimmt hort schaut liegt
    lebt wohnt mochte mochten bekommt braucht geliebte grosste grossten kleinste rentner rentnerin ruhestand
    geburtstag weihnachten ostern fasching karneval urlaub wochenende morgens abends nachts sommer winter herbst
    fruhling stunden mutti vati eltern kumpel verlobte verlobter ehemann ehefrau baby zuhause daheim hobby
    leidenschaft fan bitte danke schonen hubsch coole cooler cool wenig halb tragen dabei dazu damit darauf
    daran davon nackte witzig sportlich figur spielzeug puppe rechts links oben unten
    runde runder rundem runden riesig riesige riesigen riesiger zerrissene zerrissenen kaputte loch bauch dick
    dicke dunn
    verkleidet zockt ganzen ganze dafur nein leidenschaftlicher leidenschaftliche leidenschaftlich ohr
    mude mathe`,
  fr: `lundi mardi mercredi jeudi vendredi samedi samedis dimanche dimanches francais francaise
    les des une aux avec sans dans pour par sur sous chez entre vers depuis est sont etait ont avait avoir etre fait
    son ses sa mon mes ton tes notre nos votre vos leur leurs elle lui ils elles nous vous qui que quoi dont mais donc
    tres plus moins bien aussi tout toute tous toutes grand grande grands grandes petit petite petits petites gros grosse
    vieux vieille jeune nouveau nouvelle beau belle bon bonne meilleur meilleure homme femme fille garcon enfant ami amie
    porte portant portent tient tenant aime joue avec main tete annee ans fois comme tante oncle mamie papi papa maman pere mere frere soeur fils cousin cousine collegue
    voisin voisine copain copine mari numero monde vie amour
    pas jamais aucun aucune deux trois quatre cinq six sept huit neuf dix adore adorent adorer vrai vraie
    veritable matin soir nuit jour genoux genou bras epaule siempre fou folle fan passionne passionnee toujours
    souvent parfois prend mange boit cuisine chante danse court lit ecrit travaille voyage nage fete
    anniversaire noel paques vacances retraite retraitee mariage cadeau voudrais veux faire passe aimer trop
    cote chaud froid chaude froide moitie rigolo drole sympa cool super genial geniale prefere preferee amoureux
    amoureuse epoux epouse fiance fiancee beau-pere bebe gamin gamine ados meuf mec type figurine personnage
    photo dessus dessous droite gauche long longue longs longues courte courts courtes
    rondes rond ronde ronds enorme enormes prof carre carree dechire dechiree enceinte
    deguise deguisee deguises retard oreille oreilles
    maths parents svt bricoleur`,
  es: `lunes martes miercoles jueves viernes sabado sabados domingo domingos toca hace
    espanol espanola todo todos toda todas los las una unos unas del con sin para por sobre bajo entre desde hasta hacia esta este estos estas son era fue
    han tiene tienen lleva llevando viste sostiene juega ama gusta sus mis tus nuestro ella ellos ellas nosotros que
    quien como cuando donde pero muy mas menos tambien todo toda todos todas gran grande grandes pequeno pequena pequenos
    viejo vieja joven nuevo nueva bueno buena mejor bonito bonita hombre mujer chica chico nino nina amigo amiga mano
    cabeza ano anos vez hermano hermana madre padre mama papa hijo hija tio tia primo prima vecino vecina novio novia
    marido esposa abuela abuelo numero mundo vida amor
    nunca ningun ninguna siempre encanta encantan adora adoran gustan dos tres cuatro cinco seis siete ocho
    nueve diez verdadero verdadera autentico autentica fan loco loca fanatico fanatica toma bebe come cocina
    canta baila corre lee escribe trabaja viaja nada monta cumpleanos navidad pascua vacaciones jubilado
    jubilada boda regalo quiero quisiera hace hacer haciendo pasa mientras caliente fria frio tarde noche manana
    dia dias rodillas brazo hombro pierna favorito favorita gracioso divertido divertida feliz contento guapa
    guapo lindo linda chulo esposo prometido jefe jefa abuelita abuelito figura muneco largo larga largos largas
    corto corta cortos cortas derecha izquierda tengo quiere
    enorme enormes alto alta redondo redonda redondas redondos roto rota barriga
    disfrazado disfrazada oreja orejas
    biologia matematicas nariz zurdo zurda`,
  it: `lunedi martedi mercoledi giovedi venerdi sabato domenica domeniche italiano italiana
    coi tutto tutti tutta tutte gli una uno dei degli delle della dello del con senza per tra fra dal dalla nel nella sul sulla sono era hanno ha
    suo sua suoi sue mio mia miei mie loro lui lei noi voi che chi come quando dove molto piu meno anche tutto tutta tutti
    grande grandi piccolo piccola piccoli vecchio vecchia giovane nuovo nuova bello bella buono buona migliore uomo donna
    ragazza ragazzo bambino bambina amico amica indossa porta tiene gioca ama mano testa anno anni volta fratello sorella madre padre mamma papa figlio figlia zio zia nonno nonna cugino cugina
    marito moglie fidanzato fidanzata numero mondo vita amore
    non niente nessun nessuna mai sempre adora adorano due tre quattro cinque sei sette otto nove dieci vero
    vera fan tifo pazzo pazza beve mangia cucina canta balla corre legge scrive lavora viaggia nuota compleanno
    natale pasqua vacanza vacanze pensione pensionato matrimonio regalo vorrei voglio fare facendo caldo calda
    freddo fredda mattina sera notte giorno ginocchia braccio spalla gamba preferito preferita divertente felice
    simpatico simpatica sposato nipote suocera suocero nonnina bimbo bimba capo figura personaggio lungo lunga
    lunghi lunghe corto corta corti corte destra sinistra tanto tanta tanti tante alla allo alle agli sotto
    sopra
    enorme enormi rotondi rotondo rotonda rotonde spalle pancia alto alta magro magra
    travestito travestita vestita orecchio orecchie solo
    scienze matematica`,
  pt: `segunda terca quarta quinta sexta domingo faz fazer brasileiro brasileira portugues portuguesa
    tudo escuro escuros uma uns umas dos das com sem para por sobre entre desde ate esta este sao era foi tem usa usando veste segura joga
    ama gosta seu sua seus suas meu minha meus minhas ele ela eles elas nos que quem como quando onde mas muito mais menos
    tambem todo toda todos grande grandes pequeno pequena velho velha jovem novo nova bom boa melhor bonito bonita homem
    mulher menina menino amigo amiga mao cabeca ano anos vez irmao irma mae pai filho filha tio tia avo primo prima marido esposa namorado
    namorada numero mundo vida amor
    nao nunca nenhum nenhuma sempre adora adoram dois duas tres quatro cinco seis sete oito nove dez verdadeiro
    verdadeira fan fanatico louco louca bebe come cozinha canta danca corre escreve trabalha viaja nada
    aniversario natal pascoa ferias aposentado aposentada casamento presente quero queria fazendo fazer gelada
    gelado quente fria frio manha noite dia dias joelhos braco ombro perna favorito favorita engracado feliz
    noivo noiva chefe vovo boneco figura comprido comprida longo longa curto curta direita esquerda pro pra pela
    pelo bem
    enorme enormes alto alta redondo redonda redondos rasgado barriga
    fantasiado fantasiada primeira primeiro viagem garoto garota colo orelha orelhas
    matematica`,
  nl: `het een met zonder van voor door over onder naar uit bij tussen tegen tot zijn haar hun mijn jouw onze zij wij hij
    jullie wie wat waar als maar ook nog heel erg veel meer alle grote groot kleine klein oude oud jonge jong nieuwe nieuw
    mooie mooi beste man vrouw meisje jongen kind vriend vriendin draagt heeft houdt speelt staat zit hand hoofd jaar keer opa oma broer zus vader moeder zoon dochter oom tante buurman buurvrouw collega nummer wereld
    leven liefde
    geen niet nooit altijd twee drie vier vijf zes zeven acht negen tien echte echt gek dol fan liefhebber
    drinkt eet kookt bakt leest zingt danst rent loopt werkt reist zwemt fietst rijdt verjaardag kerst pasen
    vakantie pensioen bruiloft cadeau graag wil wilt doet maakt warm warme koud koude ochtend avond nacht dag
    dagen schoot knie arm schouder been favoriete grappig grappige vrolijk vrolijke lekker lekkere lief lieve
    leuke leuk stoere stoer mama papa baas bazin kleinkind figuur poppetje lang lange kort korte links rechts
    haren beetje
    enorme ronde rond gescheurde buik dikke dunne mondkapje
    verkleed achter oor oren gekleed
    wiskunde`,
};

const wordsIn = (language: keyof typeof QUIET): readonly string[] => QUIET[language].split(/\s+/u);

/** The words by language. */
export const QUIET_WORDS_OF: Readonly<Record<keyof typeof QUIET, readonly string[]>> = {
  en: wordsIn('en'),
  de: wordsIn('de'),
  fr: wordsIn('fr'),
  es: wordsIn('es'),
  it: wordsIn('it'),
  pt: wordsIn('pt'),
  nl: wordsIn('nl'),
};

/** The same words of all languages. */
export const QUIET_WORDS: ReadonlySet<string> = new Set(Object.values(QUIET_WORDS_OF).flat());
