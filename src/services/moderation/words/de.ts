import type { LanguageWords } from './language-words.ts';

/** German. */
export const GERMAN = {
  refused: {
    hate: [
      'neger*, scheissneger*, drecksneger*, buschneger*, bimboneger, nigger*, kanake*, kanacke*, scheisskanake*, dreckskanake*, schwuchtel*, *schwuchtel, schwuchteln, kampflesbe*, transen',
      'judensau*, judenschwein*, saujude*, drecksjude*, scheissjude*, judenpack, judenbrut, judenhass*, judenhasser*, judenfrei, schwulenhasser*',
      'auslanderhasser*, frauenhasser*, untermensch*, rassenschande, herrenmensch*, herrenrasse, volksverrater*, kummelturke*, scheissturke*',
      'scheissauslander*, drecksauslander*, scheissmoslem*, scheissschwule*, polacke*, polacken, itaker*, schlitzauge*, kaffer, kaffern',
      'spaghettifresser*, muselpack, zigeunerpack, zigeunerbrut, spasti*, du mongo, mongos, missgeburt*, kruppel, behindi, spast, spasten',
      'nazi, nazis, nationalsozialis*, neonazi*, hitler*, *hitler, hakenkreuz*, sieg heil, heil hitler, siegheil, reichskriegsflagge*, himmler, goebbels',
      'ss offizier, ss mann, ss soldat*, ss uniform, waffen ss, gestapo*, kz warter, kz aufseher*, vergasen, vergast, vergasung, gaskammer*, holocaust*',
      'endlosung, blut und ehre, arbeit macht frei, meine ehre heisst treue, deutschland erwache, rassenkrieg, umvolkung, volkermord*, jedem das seine kz',
      'ins kz, ins gas, ab ins gas, nach auschwitz, auslander raus, deutschland den deutschen, kanaken raus, asylanten raus, juden raus',
    ].join(', '),
    sexual: [
      'nackt, nackte, nackter, nacktes, nackten, nacktem, splitternackt*, splitterfasernackt*, halbnackt*, pudelnackt*, nacktbad*, nacktheit, nacktmodel*, nacktputz*, nacktbild*, nacktfoto*, nudist*, fkk*, nackedei*',
      'titten*, tittchen, monstertitten, nippel, brustwarze*, busen zeigt, nackter busen, barbusig*, oben ohne, ohne kleidung, ohne kleider, unbekleidet*, entkleidet*',
      'penis, penisse, vagina*, vulva, pimmel*, schamlippe*, klitoris, fotze*, muschi lecken, schwanz lutschen, schwanzlutsch*, standlatte, morgenlatte',
      'ficken, fickt, fickst, gefickt, fickend, fickende, ficker, ficke, fick dich, fick mich, *ficker, bumsen, bumst, vogeln nackt, geschlechtsverkehr, poppen sex, wichsen, wichser*, gewichst',
      'porno*, *porno, *pornos, sex, *sex, sexuell*, sexpuppe*, sexspielzeug*, sexbombe, sexshop*, sexsklav*, erotik*, erotisch*, orgasm*, orgie, orgien, onanier*, masturb*, selbstbefriedig*',
      'nutte*, hure, hurensohn*, strassenhure, prostituiert*, stricher, zuhalter, dirne, vergewaltig*, inzest, sodomie, erektion*, ejakul*, sperma*, domina, dildo*, vibrator, arschfick*, analverkehr, blasehase, gangbang*',
    ].join(', '),
    minors:
      'kinderporno*, padophil*, paedophil*, kinderschander*, kindersex, lolita sex, minderjahrige nackt*',
    violence: [
      'terrorist*, terrorismus, islamischer staat, islamischen staat, amoklauf*, amoklaufer*, amokschutze*, selbstmordattentat*, selbstmordattentater*, enthaupt*, kopf abschneid*, kopfe abschneid*',
      'massenmord*, sprengstoffgurtel, bombenleger*, autobombe, kindermorder*, frauenmorder*, schulmassaker, dschihadist*, al kaida, bombenanschlag*',
    ].join(', '),
    'self-harm':
      'selbstmord, selbstmorder*, suizid*, bringe mich um, bring mich um, mich umbringen, mich aufhangen, mich erhangen, ritzen sich, ritzt sich, mich ritzen, pulsadern, selbstverletz*, magersucht ideal',
  },
  harmless: [
    'nackte wahrheit, nackten tatsachen, nackter oberkorper, nacktem oberkorper, nackten oberkorper, nackten fussen, nackte fusse, nackten armen, nackten beinen',
    'nackter boden, nackte wand, nackter fels, nacktmull*, nacktschnecke*, nackthund*, nacktkatze*, dominastein, dominanz, sextant*, sextett*, sexte, bussex, essex, sussex',
    'middlesex, unisex, wessex, bumsfallera, herr fick, frau fick, familie fick, anti nazi, holocaust uberlebende, holocaust uberlebender, holocaust gedenkstatte, holocaust mahnmal, holocaustdenkmal',
    'suizidpravention, antiterroreinheit, negerkonig taka tuka, kaffernbuffel, kafferbuffel, erotikroman, erotisches knistern, spermien forscherin, penisneid, gegen nazis, nazis raus, nazijager*',
    'brustwarzenhof, nackter kaiser, des kaisers nackte kleider, volkermordforscher*',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<attack> <anyone>',
        '<anyone> <attackend>',
        '<despise> <anyone>',
        '<insult> <group>',
        'tod <group>',
        'tod an <group>',
        'fickt <group>',
        'fick <group>',
      ],
      ...[
        '<anyone> <be> <vermin>',
        '<anyone> gehoren <attacked>',
        '<anyone> gehort <attacked>',
        '<anyone> <must> <attacked>',
        '<anyone> <must> <suffer>',
        '<anyone> verdienen den tod',
      ],
      ...[
        '<anyone> gehoren <place>',
        '<anyone> gehort <place>',
        '<group> <place>',
        '<group> raus',
        '<group> verrecke',
        '<group> verreckt',
        'raus mit <group>',
        'weg mit <group>',
        'nieder mit <group>',
        'keine <outsiders> erlaubt',
      ],
      ...[
        'an die wand mit <group>',
        'schiebt <outsiders> ab',
        '<outsiders> abschieben',
        'hangt <anyone> auf',
        'bringt <anyone> um',
        'knallt <anyone> ab',
        'bring <anyone> um',
        'zundet <group> an',
        'hasse auf <group>',
        'hass auf <group>',
      ],
      ...[
        'frauen gehoren an den herd',
        'frauen gehoren in die kuche',
        'frauen an den herd',
        'kein herz fur <outsiders>',
        'jagd auf <group>',
        '<group> nicht erwunscht',
        '<group> unerwunscht',
        '<group> minderwertig',
        '<group> haben kein recht',
      ],
    ],
    violence: [
      ...[
        '<kill> <person>',
        '<person> <killend>',
        'bringe <person> um',
        'bringt <person> um',
        'bring <person> um',
        'bombe in <building>',
        'sprenge <building>',
        'sprengt <building>',
        '<building> sprengen',
        'zunde <building> an',
        '<building> anzunden',
        '<building> in die luft',
      ],
      ...[
        'steche <person> ab',
        'stecht <person> ab',
        'knalle <person> ab',
        'erwurge <person>',
        'tod <person>',
        'schlage <person> tot',
        'verprugle <relative>',
        'verprugelt <relative>',
        'schlagt <relative>',
      ],
    ],
  },
  groups: [
    'juden, jude, muslime, muslimen, moslems, moslem, muslims, christen, katholiken, hindus, buddhisten, islamisten, araber, arabern, turken, kurden, polen, russen, afrikaner, afrikanern',
    'schwule, schwulen, lesben, homos, homosexuelle, homosexuellen, transsexuelle, transsexuellen, transgender, queere, queeren, bisexuelle, schwarze menschen, dunkelhautige, dunkelhautigen, farbige, farbigen',
    'auslander, auslandern, migranten, fluchtlinge, fluchtlingen, asylanten, asylbewerber, asylbewerbern, zigeuner, zigeunern, roma, sinti, mexikaner, chinesen, asiaten, syrer, afghanen, rumanen, ukrainer, ukrainern, albaner',
    'behinderte, behinderten, kruppel, geisteskranke, autisten, rollstuhlfahrer, obdachlose, zuwanderer, einwanderer, israelis, zionisten, nafris, vietnamesen, inder, italiener, franzosen, amerikaner',
  ].join(', '),
  kinds:
    'schwarze, schwarzen, judische, judischen, muslimische, muslimischen, turkische, turkischen, arabische, arabischen, auslandische, auslandischen, lesbische, homosexuell, gelben, weissen',
  surnames: 'Fick, Ficker',
  people:
    'menschen, leute, leuten, manner, frauen, kinder, kindern, familien, pack, schweine, hunde, personen, mannern, frau, mann',
  sets: {
    sexes: 'frauen, weiber, manner, feministinnen, mutter',
    outsiders:
      'juden, muslime, moslems, auslander, turken, araber, fluchtlinge, asylanten, asylbewerber, migranten, zigeuner, schwarze, schwule, lesben',
    attack:
      'tote, toten, totet, totete, toetet, toeten, ermorde, ermordet, ermorden, mordet, morden, erschiesst, erschiessen, erschiesse, erschlagt, erschlagen, vernichtet, vernichten, verbrennt, verbrennen, verbrenne, hangt, hangen, erhangt, vergast, vergase, lyncht, lynchen, steinigt, steinigen, schlachtet, schlachten, foltert, foltern, vergewaltigt, kopft, kopfen, ausrotten, rottet, kastriert, kastrieren, sterilisiert, deportiert, deportieren, jagt, verprugelt, verprugle, klatscht, ersauft, ertrankt, killt, killen, kille, abstechen, stecht',
    attackend:
      'toten, toeten, ermorden, umbringen, erschiessen, erschlagen, vernichten, verbrennen, aufhangen, hangen, vergasen, lynchen, steinigen, abschlachten, schlachten, foltern, vergewaltigen, kopfen, ausrotten, kastrieren, zwangssterilisieren, deportieren, killen, abstechen, verprugeln, klatschen, totschlagen, abknallen, eliminieren, ausmerzen, aufschlitzen, anzunden',
    despise:
      'hasse, hassen, hasst, hassten, verachte, verachten, verabscheue, verabscheuen, verabscheut, verachtet',
    insult:
      'dreckige, dreckiger, dreckigen, drecks, dreckigste, scheiss, scheiß, scheisse, verdammte, verdammter, verfickte, stinkende, stinkender, verlauste, ekelhafte, ekelhafter, widerliche, widerlicher, minderwertige, minderwertiger, dumme, dummer, gierige, gieriger, faule, blode, verfluchte, beschissene',
    be: 'sind, ist, seid, waren, bleiben, sind nur, sind alle',
    vermin:
      'untermenschen, ungeziefer, ratten, parasiten, schadlinge, tiere, affen, schweine, hunde, abschaum, dreck, mull, krebs, pest, seuche, plage, kakerlaken, maden, minderwertig, lebensunwert, verbrecher, vergewaltiger, terroristen, diebe, pervers, krank, ekelhaft, widerlich, unser ungluck, abartig, unrein, bestien, weniger wert, dumm, zu dumm, schmarotzer, objekte, huren, schlampen, unnutz, uberflussig, keine menschen, gestort',
    must: 'mussen, muss, sollen, soll, sollten, sollte, konnen, gehoren',
    attacked:
      'getotet, ermordet, erschossen, erschlagen, vernichtet, verbrannt, aufgehangt, gehangt, vergast, gelyncht, gesteinigt, geschlachtet, abgeschlachtet, gefoltert, vergewaltigt, gekopft, ausgerottet, kastriert, sterilisiert, deportiert, abgeschoben, weggesperrt, geschlagen, verprugelt, eingesperrt, verboten',
    suffer: 'sterben, brennen, verrecken, krepieren, verschwinden, weg, raus, hangen, leiden',
    place:
      'ins gas, in die gaskammer, ins kz, in den ofen, in ofen, an den galgen, an die wand, auf den scheiterhaufen, ins lager, ins arbeitslager, nach auschwitz, in den zoo, in die holle, an den herd, in die kuche, ins grab',
    kill: 'tote, totet, ermorde, ermordet, erschiesse, erschlage, ersteche, erwurge, kopfe, vergewaltige, vergewaltigt, schlachte, abstechen, umbringen, totschlagen',
    killend:
      'toten, ermorden, umbringen, erschiessen, erschlagen, erstechen, erwurgen, kopfen, abknallen, abstechen, totschlagen, abschlachten, vergewaltigen',
    person:
      'menschen, leute, alle, kinder, frauen, meine frau, meinen mann, meinen chef, meine chefin, meinen lehrer, meine lehrerin, lehrer, meine eltern, meine mutter, meinen vater, meine schwester, meinen bruder, meinen nachbarn, meine nachbarn, meine freundin, meinen freund, meine ex, meine familie, meine kinder, meine mitschuler, polizisten, bullen, politiker, den kanzler, den prasidenten, seine frau, ihren mann, dich, euch, euch alle, passanten, unschuldige',
    building:
      'schule, schulen, moschee, moscheen, synagoge, synagogen, kirche, krankenhaus, flughafen, bundestag, asylheim, fluchtlingsheim, kindergarten, bahnhof, konzert, weihnachtsmarkt',
    relative: 'meine frau, seine frau, meine kinder, seine kinder, frauen, kinder',
    suggestive: 'sexy, verfuhrerisch*, reizwasche, dessous, stripper*, fetisch*, aufreizend*, strapse*',
    childlike:
      'schulmadchen*, kleines madchen, kleine madchen, kleinen madchen, kleiner junge, kleine jungs, kleinkind*, minderjahrig*, schulerin*',
  },
  fillers:
    'alle, allen, aller, die, den, der, das, dem, diese, diesen, diese, jeden, jede, jeder, ein, eine, einen, einem, meine, unsere, eure, verdammten, verdammte, scheiss, dreckigen, dreckige, stinkenden, elenden, ganzen, so, sehr, doch, endlich, einfach, immer, nur, wie, auch, blode, bloden, dummen, faulen, gierigen, jetzt, am, besten, sofort, ihr, mal, halt, wirklich, richtig, alles, total, aus, deutschland, hier, unserem, land, kleinen, alten, jungen, restlos',
  stops:
    'und, oder, in, im, an, am, auf, mit, von, aus, hier, jetzt, heute, sind, ist, die, weil, aber, wie, wenn, raus, bis, immer, nicht, zu, bei, fur, um, ab, den, der, das',
  denials: 'nicht, nie, niemals, gegen, kein, keine, stoppt, stopp, niemand, ohne, weder, statt, anti',
} as const satisfies LanguageWords;
