import type { LanguageWords } from './language-words.ts';

/** Dutch. */
export const DUTCH = {
  refused: {
    hate: [
      'neger, negers, bosneger*, rotneger*, negerin, nikker, nikkers, flikker, flikkers, kutflikker*, rotflikker*, kankerjood*, kankerjoden, kankerhomo*, kankerneger*, kankermoslim*, kankermarokkaan*, kankerturk*, kankerbuitenlander*, kutmarokkaan*, kutturk*, kutbuitenlander*, kutjood*, kutjoden, kutneger*, tyfusjood*, teringjood*, rotjood*, rotmarokkaan*, rothomo*, pleurisjood*',
      'spleetoog*, spleetogen, zwartjoekel*, roetmop*, geitenneuker*, geitenneukers, mietje van een homo, mongool, mongolen, mongooltje*, kaffer, kaffers, vieze pot, kutpot, homohater*, jodenhater*, jodenhaat, moslimhater*, vrouwenhater*, bruinjoekel*, theedoek kop, untermensch*, ondermens*, debiel mens, achterlijke negers, jodenstreek, minderwaardig ras',
      'nazi, nazis, nazistisch*, nazivlag*, nazisoldaat, nazisoldaten, naziofficier*, nazileider*, naziuniform*, neonazi*, hitler*, hakenkruis*, sieg heil, heil hitler, ku klux, derde rijk, gestapo*, waffen ss, ss officier, ss soldaat, ss uniform, gaskamer*, endlosung, holocaust*, blanke macht, white power, rassenoorlog, etnische zuivering, genocide, hamas hamas, joden aan het gas, eigen volk eerst, omvolking, antisemiet*',
    ].join(', '),
    sexual: [
      'naakt, naakte, naakten, *naakt, *naakte, naaktheid, naaktfoto*, naaktmodel*, naaktloper*, nudist*, bloot lichaam, blote vrouw, blote vrouwen, blote man, blote mannen, blote meid, blote meiden, blote borsten, blote tieten, blote kont, blote billen, in haar blootje, in zijn blootje, in hun blootje, zonder kleren, zonder kleding, ontkleed*, uitgekleed, topless',
      'tieten, tiet, *tieten, tepel, tepels, dikke borsten, grote borsten, penis, penissen, vagina*, vulva, schaamlip*, clitoris, kittelaar, kutje, natte kut, haar kut, kutlikk*, kuttelikk*, pik zuigen, mijn pik, harde pik, zijn pik, grote pik, stijve pik, lul zuigen, harde lul, mijn lul, pijpen hem, pijpbeurt, gepijpt, beffen, gebeft, afzuigen, vingeren',
      'neuken, neukt, neuk, neukend, neukende, geneukt, *neuken, *neuker, *neukers, sex, seks*, sexueel, seksueel, sexpop, porno*, *porno, erotisch*, erotiek, orgasme*, orgie*, masturb*, aftrekken zich, rukken zich, klaarkomen, klaarkomt, gangbang*, trio sex, dildo*, vibrator, sperma*, erectie*, ejacul*, geil wijf, kontneuk*, anaal',
      'hoer, hoeren, hoertje*, hoerig, slet, sletten, sletje*, sletterig, snol, prostitu*, stoephoer, temeier, verkracht*, verkrachter*, verkrachting, aanrand*, incest, bestialiteit, sm meesteres',
    ].join(', '),
    minors: 'pedofiel*, pedofil*, pedoseksu*, kinderporno*, naakt kind, naakte kinderen, bloot kind',
    violence:
      'terrorist*, terrorisme, islamitische staat, jihadist*, jihadi, al qaida, autobom, bomaanslag*, zelfmoordaanslag*, zelfmoordterrorist*, schoolschutter*, schietpartij op school, massamoord*, kindermoordenaar*, vrouwenmoordenaar*, onthoofd*, kop afhakken, hoofd afhakken, kelen doorsnijden, keel doorsnijden, bommengordel',
    'self-harm':
      'zelfmoord, zelfdoding, suicide, suicidaal, mezelf ophangen, mezelf doden, mezelf vermoorden, mijzelf vermoorden, polsen doorsnijden, mezelf snijden, automutil*, zelfbeschadig*, ik wil dood, dood willen',
  },
  harmless: [
    'jodenkoek*, jodenbreestraat, jodenbuurt gids, naaktslak*, naaktkat*, naaktmol*, naakthond*, naakte waarheid, naakte rat, naakte molrat, met het blote oog, nude lippenstift, flikkerlicht*, flikkerlamp, zelfmoordpreventie, preventie van zelfmoord, antiterreureenheid, holocaust overlevende, holocaustoverlevende*, holocaust museum, holocaustmuseum, holocaustmonument, holocaust herdenking, nazi jager, nazijager*, anti nazi, tegen nazis, mongools, mongoolse, mongolie, essex, sussex, sextant, seksuele voorlichting, seksuele gezondheid, de andere sekse, sekse, beffen vorstelijk, tepelhof, natuurlijke natuur',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<attack> <anyone>',
        '<anyone> <attackend>',
        '<despise> <anyone>',
        '<insult> <group>',
        '<insult> <kind>',
        'dood aan <anyone>',
        'dood <to> <anyone>',
        'weg met <group>',
        'neuk <group>',
        'fuck <group>',
        'kanker op <group>',
        '<anyone> <be> <vermin>',
        '<anyone> <must> dood',
        '<anyone> <must> <suffer>',
        '<anyone> <must> worden <attacked>',
        '<anyone> <must> <attacked> worden',
        '<anyone> verdienen de dood',
        '<anyone> verdienen het om te <suffer>',
      ],
      ...[
        '<anyone> <place>',
        '<anyone> horen <place>',
        '<anyone> horen thuis <place>',
        '<outsiders> eruit',
        '<outsiders> het land uit',
        '<outsiders> oprotten',
        'eruit met <outsiders>',
        '<outsiders> rot op',
        'rot op <outsiders>',
        'rot op naar je eigen land',
        'ga terug naar je eigen land',
        'hang <group> op',
        'sla <group> dood',
        'schiet <group> dood',
        'steek <group> neer',
        'maak <group> af',
        'steek <group> in brand',
        'haat tegen <group>',
        'jacht op <group>',
        'jager op <group>',
        'geen <outsiders> toegestaan',
        'verboden voor <outsiders>',
        '<anyone> minderwaardig',
        'vrouwen horen achter het aanrecht',
        'vrouwen achter het aanrecht',
        'vrouwen horen in de keuken',
      ],
    ],
    violence: [
      '<kill> <person>',
      '<person> <killend>',
      'bom in <building>',
      'bom op <building>',
      'blaas <building> op',
      '<building> opblazen',
      '<building> in brand',
      'steek <person> neer',
      'schiet <person> dood',
      'schiet <person> neer',
      'maak <person> af',
      'maak <person> dood',
      'sla <person> dood',
      'dood aan <person>',
      'sla <relative>',
      'slaat <relative>',
      '<relative> slaan',
    ],
  },
  groups: [
    'joden, jood, moslims, christenen, katholieken, hindoes, boeddhisten, islamieten, arabieren, turken, koerden, marokkanen, afrikanen, polen, roemenen, russen, oekrainers, chinezen, aziaten, mexicanen, surinamers, antillianen, syriers, afghanen, israeliers, zionisten, indonesiers',
    "homo's, homos, homoseksuelen, lesbiennes, lesbo's, lesbos, biseksuelen, transseksuelen, transgenders, transen, queers, travestieten, lhbti, lhbt, zwarten, zwarte mensen, zwarte mannen, blanken, donkere mensen, gekleurde mensen, negers",
    'buitenlanders, buitenlander, allochtonen, allochtoon, migranten, immigranten, vluchtelingen, asielzoekers, gelukszoekers, zigeuners, roma, gehandicapten, invaliden, autisten, mongolen, doven en blinden, zwervers, daklozen, jodenvolk',
  ].join(', '),
  kinds:
    'joodse, moslim, zwarte, marokkaanse, turkse, arabische, buitenlandse, lesbische, chinese, gehandicapte, homo, jood, marokkaan, turk, chinees, lesbo, transgender',
  people: 'mensen, mannen, vrouwen, vrouw, man, kinderen, ras, volk, honden, zwijnen, gezinnen, personen',
  sets: {
    sexes: 'vrouwen, alle vrouwen, mannen, alle mannen, wijven, feministen, feministes',
    outsiders:
      "joden, moslims, buitenlanders, marokkanen, turken, vluchtelingen, asielzoekers, allochtonen, zigeuners, negers, homo's, homos, migranten, immigranten, gelukszoekers, arabieren, polen",
    attack:
      'dood, doodt, vermoord, vermoordt, vergas, vergast, verbrand, verbrandt, hang, hangt, ophangen, lynch, lyncht, schiet, slacht, slachten, martel, martelt, verkracht, onthoofd, onthoofdt, stenig, stenigt, castreer, castreert, steriliseer, verdrink, verdrinkt, deporteer, deporteert, vernietig, vernietigt, roei, elimineer, vermorzel, afknallen, knal, sla, slaat, jaag, executeer, kill, afslachten, uitroeien, vergassen, vermoorden, verbranden',
    attackend:
      'doden, vermoorden, vergassen, verbranden, ophangen, lynchen, afschieten, doodschieten, slachten, afslachten, martelen, onthoofden, stenigen, castreren, steriliseren, verdrinken, deporteren, vernietigen, uitroeien, elimineren, afknallen, afmaken, doodslaan, neersteken, executeren, neerschieten, verzuipen',
    despise:
      'haat, haten, haatte, veracht, verachten, verafschuw, verafschuwen, walg van, walgen van, een hekel aan',
    insult:
      'vieze, vuile, kanker, kankerzooi, tering, tyfus, kut, rot, smerige, stinkende, vervloekte, verdomde, fucking, domme, achterlijke, gore, gierige, luie, lelijke, minderwaardige, pleuris',
    to: 'de, alle, aan, aan de, aan alle',
    be: 'zijn, is, waren, zijn allemaal, zijn gewoon, blijven',
    vermin:
      'ratten, ongedierte, parasieten, kakkerlakken, dieren, beesten, apen, varkens, zwijnen, honden, tuig, schorem, uitschot, afval, kanker, een kanker, een ziekte, ziek, pest, een plaag, de pest, minderwaardig, ondermensen, criminelen, dieven, verkrachters, terroristen, wilden, barbaren, gestoord, pervers, walgelijk, vies, onrein, lustobjecten, hoeren, dom, te dom, demonen, maden, bloedzuigers, geen mensen, zondig, waardeloos, profiteurs',
    must: 'moeten, moet, zouden moeten, horen, mogen, zullen, gaan',
    suffer:
      'sterven, branden, verrekken, creperen, verdwijnen, lijden, hangen, kapot, doodgaan, oprotten, weg, vertrekken',
    attacked:
      'gedood, vermoord, vergast, verbrand, opgehangen, gelyncht, doodgeschoten, afgeschoten, afgeslacht, geslacht, gemarteld, verkracht, onthoofd, gestenigd, gecastreerd, gesteriliseerd, verdronken, gedeporteerd, vernietigd, uitgeroeid, geelimineerd, opgesloten, geslagen, afgemaakt, geexecuteerd, uitgezet',
    place:
      'aan het gas, in de gaskamer, de gaskamer in, in de oven, de oven in, aan de galg, op de brandstapel, tegen de muur, naar auschwitz, in de hel, naar de hel, in een dierentuin, in de keuken, achter het aanrecht, in kampen, in een kamp',
    kill: 'dood, vermoord, vermoordt, wurg, wurgt, onthoofd, neersteken, steek, doodsteken, verkracht, afslachten, vermoorden',
    killend:
      'vermoorden, doden, doodmaken, afmaken, doodslaan, doodschieten, neerschieten, neersteken, doodsteken, wurgen, verkrachten, afslachten, onthoofden, afknallen',
    person:
      'mensen, iedereen, mijn vrouw, mijn man, mijn baas, mijn leraar, mijn juf, mijn ouders, mijn moeder, mijn vader, mijn zus, mijn broer, mijn buurman, mijn buren, mijn vriendin, mijn vriend, mijn ex, mijn familie, mijn kinderen, kinderen, mijn klasgenoten, zijn vrouw, haar man, agenten, politieagenten, politici, de premier, de koning, de president, leraren, onschuldigen, jullie allemaal, burgers, vrouwen, allemaal',
    building:
      'school, een school, mijn school, de school, moskee, een moskee, de moskee, synagoge, een synagoge, de synagoge, kerk, een kerk, de kerk, ziekenhuis, het ziekenhuis, een ziekenhuis, vliegveld, het parlement, een trein, asielzoekerscentrum, azc, een concert, kinderdagverblijf',
    relative: 'mijn vrouw, zijn vrouw, mijn kinderen, zijn kinderen, vrouwen, kinderen',
    suggestive: 'sexy, verleidelijk*, lingerie, stripper*, fetisj*, jarretels, uitdagende',
    childlike:
      'schoolmeisje*, klein meisje, kleine meisjes, klein jongetje, minderjarig*, peuter*, kleuter*, scholiere*',
  },
  fillers:
    'alle, al, de, het, die, deze, dat, een, elke, ieder, iedere, mijn, onze, jullie, je, vieze, vuile, kanker, rot, stinkende, hele, zo, echt, gewoon, altijd, alleen, maar, ook, domme, luie, die, te, heel, erg, totaal, hier, nu, snel, weer, oude, jonge, arme, vervloekte, verdomde, aan, van, wel, toch, allemaal, ga, ik',
  stops:
    'en, of, in, aan, op, met, van, uit, hier, nu, zijn, is, want, maar, als, wanneer, voor, om, door, bij, de, het, die, altijd, eruit, er, dood',
  denials: 'niet, nooit, tegen, geen, stop, niemand, zonder, anti, noch, nergens',
} as const satisfies LanguageWords;
