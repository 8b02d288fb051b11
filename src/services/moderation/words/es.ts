import type { LanguageWords } from './language-words.ts';
import { verbForms } from './verb-forms.ts';

/** Places of worship and shelter, which people are attacked in. */
const SHRINES =
  'mezquita, mezquitas, sinagoga, sinagogas, iglesia, iglesias, catedral, catedrales, templo, templos, convento, conventos, centro de refugiados, centros de refugiados, centro de menores, centros de menores, centro de menas, centros de menas, centro de acogida, centros de acogida, albergue de inmigrantes, albergues de inmigrantes, campo de refugiados, campos de refugiados, campamento gitano, poblado gitano, pateras, patera, cayucos, cayuco, barcos de inmigrantes, barco de inmigrantes, barcos de refugiados, barco de refugiados, barcas de inmigrantes, embarcaciones de migrantes, bar gay, bares gays, clinica abortista, clinicas abortistas';
/** The forms of verbs: infinitive, present, command, wish, future. */
const FORMS = 'ar, a, an, amos, ad, e, en, emos, ando, are, aremos';
/** The same with the people behind them: 'matarlos', 'matadlos', 'matenlos'. */
const FORMS_WITH_THEM = 'arlos, arlas, arles, adlos, adlas, adles, enlos, enlas, enles, emoslos, emoslas';
/** To kill, hurt, and drive away. */
const ATTACK =
  'mat, asesin, extermin, elimin, gase, quem, ahorc|ahorqu, linch, fusil, degoll, tortur, castr, esteriliz|esterilic, ahog|ahogu, lapid, apedre, decapit, deport, expuls, apale, aniquil, masacr, apuñal, acuchill, ejecut, liquid, tirote, ametrall, golpe, peg|pegu, envenen, empal, descuartiz|descuartic, aplast, erradic|erradiqu, encarcel, azot, carboniz|carbonic, esclaviz|esclavic, estrangul, electrocut, balace, machete, encerr';

/** Spanish. */
export const SPANISH = {
  refused: {
    hate: [
      'maricon, maricones, mariconazo*, mariconada*, marica de mierda, maricas de mierda, bollera, bolleras, sudaca*, negrata*, tiraflechas, machupichu de mierda, moraco*, morancos de mierda',
      'travelo, travelos, subnormal, subnormales, retrasado mental, retrasados mentales, mongolico*, mongolo, mongolos, judiada*, perro judio, judio de mierda, marrano judio, infrahumano*, subhumano*, puto gitano',
      'nazi, nazis, neonazi*, hitler*, esvastica*, svastica*, sieg heil, heil hitler, cruz gamada, ku klux, tercer reich, gestapo*, camara de gas, camaras de gas, solucion final, poder blanco, orgullo blanco, supremacia blanca, supremacista*',
      'limpieza etnica, holocausto*, genocidio, genocida, homofobo orgulloso, racista orgulloso, antisemita*, feminazi*, viva la eta, gora eta',
      'raza aria, raza superior, razas inferiores, raza inferior, raza blanca, arios, orgullo ario, europa blanca, españa blanca, remigracion, mono de mierda, monos de mierda, macaco de mierda, macacos de mierda, simio de mierda, mico de mierda, tercermundista*, vete a tu pais, vete a tu puto pais, vuelvete a tu pais, vuelvete a tu tierra, vete a tu tierra, vuelvan a su pais, vuelvanse a su pais, vuelve a tu puto pais, regresa a tu pais, regresate a tu pais, regresen a su pais, largate a tu pais, largo a tu pais, vuelvete a africa, vete a africa, vuelvete a la selva, vuelve a la selva negro, a la selva negro, a tu selva, payoponi, payoponis, moromierda*, moraco*, putimoro*, chino cochino, amarillo de mierda, amarillos de mierda, judiazo, narizotas judio, marrano judio, sudacas, guachupino*, indio de mierda, indios de mierda, indio pata rajada, cholo de mierda, bolita de mierda, negro mierda, negros mierda, negro cabeza, maricona*, marimacho*, tortillera de mierda, bujarra*, bujarron*, sarasa, sarasas, sidoso, sidosos, joto, jotos, puñal de mierda, culero maricon, chupapija*, muerdealmohadas, soplanucas, travelo*, trolo, trolos, tullido de mierda, mongolo*, downie, saludo nazi, saludo fascista, arriba españa fusilar, el holocausto fue poco',
    ].join(', '),
    sexual: [
      'desnuda, desnudas, desnudo, desnudos, desnudarse, desnudandose, desnudez, nudista*, semidesnud*, en pelotas, en cueros, en bolas, encuerada, encuerado, encueradas, sin ropa, sin nada de ropa, hombre nudo, topless',
      'porno*, pornografi*, sexo, sexual, sexuales, sexualmente, sexi sin ropa, erotic*, orgasm*, orgia, orgias, masturb*, mamada, mamadas, felacion, cunnilingus, sodom*, dildo*',
      'pene, penes, vagina*, vulva*, clitoris, pezon, pezones, tetas, tetona, tetonas, tetuda, tetudas, pechos al aire, pechos grandes, coño mojado, cono mojado, polla dura, mi polla, pollas, chupapollas, soplapollas, su polla, una polla en, pija dura, verga dura, mi verga, verga parada, chupame la, chupar la polla, chupando polla',
      'follar, follando, follada, follador*, follame, follo a, follarse, chingando sexo, coger duro en la cama, cachonda, cachondo, cachondas, semen, corrida facial, correrse en, eyacul*, ereccion*, culo desnudo',
      'puta, putas, puton, putones, putita*, ramera*, prostitut*, zorra puta, hijo de puta, hija de puta, hijos de puta, violar, violador*, violada, violacion, violando a, incesto*, zoofil*, puticlub*',
      'comecono*, comepollas, comepolla, comer la polla, comerme la polla, comele la polla, comer el cono, comerle el cono, comerme el cono, coño peludo, coño abierto, coño humedo, chocho mojado, chocho humedo, chocho peludo, concha mojada, concha peluda, vergas, chupar verga, chupa vergas, chupavergas, mamar verga, mamame, mamamela, chupamela, mamadora, mamavergas, mamaguevo*, mamahuevo*, culiar, culiando, culear, culeando, cogiendo rico, follamos, follan, te follo, follo con, te voy a follar,  chingatela, abierta de piernas, abrirse de piernas, abrete de piernas, abre las piernas, piernas abiertas, lefa, lefazo, corrida en la cara, correrme en, corrida en la boca, se corre en, se corre en su, me corro, correte en, pollon, pollazo, rabo duro, nabo duro, tetazas, tetamen, tetotas, chichis, consoladores, consolador anal, squirting, trio sexual, zorra caliente, perra caliente, guarra caliente, putero*, burdel*, prostibulo*, echar un polvo, echando un polvo, echamos un polvo, un polvazo, haciendose una paja, haciendose pajas, hacerse una paja, hacerse pajas, se hace una paja, se hace pajas, me hago una paja, me hago pajas, hacerme una paja, hazme una paja, hacerle una paja, hace una paja, hacer una paja, haciendo una paja, hacen una paja, cascarse una paja, cascandose una paja, paja rusa, pajero*, pajillero*, pajillera*, pajearse, pajeando*, pajeandose, se pajea, meneandosela, menearsela, cascarsela, cascandosela, machacarsela, machacandosela, tocandose el coño, tocandose la polla, dedos en el coño, metiendose los dedos, a estilo perrito, estilo perrito, dar por el culo, follar por el culo, dar por culo, dame por culo, culo abierto, culo roto, garganta profunda, cubana con las tetas, beso negro, lluvia dorada, mear encima de, ninfomana*, calientapollas, polla gorda, polla grande, pollas gordas, empalmado, empalmada, ponerse cachondo, cachond*, semen, lechazo, chupapolla*, chupar pollas, chupa pollas, chupapijas, pijas duras, poronga*, chota dura, garchar, garchando, pete sin condon, petera, peteras, singando rico, panocha mojada',
      'cascando una paja, cascar una paja, casca una paja, tirarse una paja',
    ].join(', '),
    minors:
      'pedofil*, pederast*, lolita desnuda, nina desnuda, nino desnudo, ninas desnudas, ninos desnudos, porno infantil',
    violence: [
      'terrorista*, terrorismo, estado islamico, yihadista*, isis combatiente, al qaeda, coche bomba, terrorista suicida, atentado suicida, tiroteo escolar, tirador escolar, asesino de ninos, asesino de mujeres, asesino en masa, matanza escolar, decapitando, decapitado, decapitar, degollar, degollando, degollado, poner una bomba',
    ].join(', '),
    'self-harm':
      'suicidio*, suicida, suicidas, suicidarse, suicidarme, suicido, ahorcarme, me ahorco, matarme, cortarme las venas, cortarse las venas, autolesion*, quitarme la vida, quiero morirme, quiero morir',
  },
  hidden: {
    hate: 'marica',
    sexual:
      'polla, pollas, cono, conos, paja, pajas, verga, pija, chocho, concha, rabo, culo, corrida, follo',
  },
  harmless: [
    'un pedo, pedos de, cojin de pedos, tirarse pedos, al rape, rape a la, escuadron suicida, prevencion del suicidio, antiterrorista*, contra el terrorismo, sexo opuesto, sexo debil, bello sexo, educacion sexual, salud sexual, verdad desnuda, ojo desnudo, pies desnudos, torso desnudo, brazos desnudos, manos desnudas, pies desnuda, rey desnudo, emperador desnudo',
    'polla de agua, pollas de agua, superviviente del holocausto, sobreviviente del holocausto, museo del holocausto, memorial del holocausto, cazador de nazis, cazanazis, sexagenario, sexteto, sexto, de puta madre, puta madre, camino desnudo arbol, arbol desnudo, arboles desnudos, pajaro pene, homofobo arrepentido, guardia de montana',
    'gato negro, gata negra, gatos negros, perro negro, cafe negro, pelo negro, ropa negra, de raza blanca, fuera del armario, fuera de serie, matarte a besos, matarlos de risa, matarte de risa, matar a besos, mata de pelo, muerete de envidia, muerete de risa, vas a morir de risa, se corre en la, se corre en el, se corre en madrid, quema calorias, quemar calorias, quemando calorias, sombrero de paja, piernas abiertas en el agua',
    'pastor de cerdos, criador de cerdos, matar de risa, mato de risa, matar de amor, mato a besos, matar de cosquillas, mato de cosquillas',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<noun+slander>',
        '<members+shit>',
        '<insult+members>',
        '<anyone> <withthem>',
        '<anyone> <must> <withthem>',
        'que se <perish> <anyone>',
        'que <perish> <anyone>',
        'ojala se <perish> <anyone>',
        'ojala <perish> <anyone>',
        'dejad que se <perish> <noun>',
        'dejen que se <perish> <noun>',
        'dejad <perish> a <noun>',
        'que <noun> se <perish>',
        'ojala <noun> se <perish>',
        'dejad ahogarse a <noun>',
        '<whites> <be> <superior>',
        '<millions> <notenough>',
      ],
      ...[
        'fuera <noun>',
        '<noun> fuera',
        '<noun> a su pais',
        '<noun> a su puto pais',
        '<noun> a su tierra',
        '<noun> go home',
        'largo <noun>',
        'largaos <noun>',
        'fuego a <noun>',
        'fuego contra <noun>',
        'no queremos <noun>',
        'no queremos mas <noun>',
        'ni un <noun> mas',
        'demasiados <noun>',
        '<noun> al gas',
        'un buen <noun> es un',
        'el mejor <noun> es el',
        'el unico <noun> bueno',
        'echad <noun> al mar',
        'tirad <noun> al mar',
        '<noun> vuelve a tu',
        '<noun> vete a tu',
        'vuelve a tu selva',
        'caza al <noun>',
      ],
      ...[
        '<attack> <anyone>',
        '<attack> <kind>',
        '<despise> <anyone>',
        '<insult> <group>',
        '<group> <shit>',
        '<kind> <shit>',
        'muerte <to> <anyone>',
        'muerte <to> <kind>',
        'muerte al <kind>',
        'muerte al <group>',
        'abajo <group>',
        'que se jodan <group>',
        'jodan <group>',
        'que mueran <anyone>',
        'mueran <anyone>',
      ],
      ...[
        '<anyone> <be> <vermin>',
        '<anyone> <must> <suffer>',
        '<anyone> <must> ser <attacked>',
        '<anyone> merecen <suffer>',
        '<anyone> merecen ser <attacked>',
        '<anyone> merecen la muerte',
        '<anyone> no merecen <live>',
        '<anyone> no <must> <live>',
        '<anyone> <place>',
      ],
      ...[
        'fuera <outsiders>',
        'fuera los <outsiders>',
        '<outsiders> fuera',
        'fuera de aqui <outsiders>',
        'no <outsiders> aqui',
        'prohibido <group>',
        'odio <to> <group>',
        'haters de <group>',
        'caza de <group>',
        'cazar <group>',
        'cazador de <prey>',
        'cazadores de <prey>',
        'matador de <prey>',
        'mata <prey>',
        'matamoros orgulloso',
        'vuelve a tu pais',
        'volved a vuestro pais',
        'mujeres a la cocina',
        'mujeres a fregar',
        '<anyone> deberian desaparecer',
      ],
    ],
    violence: [
      ...[
        '<burn> <building>',
        '<raid> <shrine>',
        'te voy a <harm>',
        'os voy a <harm>',
        'le voy a <harm>',
        'los voy a <harm>',
        'las voy a <harm>',
        'te vamos a <harm>',
        'os vamos a <harm>',
        'los vamos a <harm>',
        'te van a <harm>',
        'te quiero <harm>',
        'voy a <harmyou>',
        'vamos a <harmyou>',
        'quiero <harmyou>',
        'me gustaria <harmyou>',
        'hay que <harmyou>',
        'te <harms>',
        'os <harms>',
        'ojala te mueras',
        'ojala te maten',
        'ojala te violen',
        'ojala os maten',
        'vas a morir',
        'vais a morir',
        'muerete',
        'morite',
        'estas muerto puto',
      ],
      ...[
        '<women> hay que <withthem>',
        '<women> habria que <withthem>',
        '<women> <merit> <beating>',
        '<women> se las <hits>',
        '<women> se les <hits>',
        '<women> se la <hits>',
        'a la mujer se la <hits>',
        'golpead <relative>',
        'golpeen <relative>',
        'pegad <relative>',
        'peguen <relative>',
        'peguenle <relative>',
        'pegale <relative>',
        'pegarle <relative>',
        'le pego <relative>',
        'violar <relative>',
        'dale una paliza <relative>',
        'azotar <relative>',
      ],
      '<kill> <person>',
      '<kill> a <person>',
      'violar <person>',
      'bomba en <building>',
      'volar <building>',
      'quemar <building>',
      'tirotear <building>',
      'muerte <to> <person>',
      'pegar <relative>',
      'pego <relative>',
      'pega <relative>',
      'golpear <relative>',
      'golpea <relative>',
    ],
  },
  groups: [
    'judios, judio, judias, musulmanes, musulman, musulmanas, cristianos, catolicos, hindues, budistas, islamistas, moros, moro, arabes, turcos, kurdos, africanos, mexicanos, chinos, asiaticos, latinos, rumanos, polacos, rusos, marroquies, argelinos, ecuatorianos, bolivianos, peruanos, venezolanos, colombianos, haitianos, indigenas, indios, israelies, sionistas, sirios, gringos, panchitos',
    'gays, gay, homosexuales, homosexual, lesbianas, lesbiana, maricas, bisexuales, transexuales, transgenero, trans, travestis, lgbt, queers, personas trans, los negros, a los negros, negras y negros, todos los negros, gente negra, gente de color, personas negras, los blancos',
    'inmigrantes, inmigrante, migrantes, refugiados, extranjeros, sin papeles, gitanos, gitano, gitanas, discapacitados, minusvalidos, invalidos, autistas, los sordos, los ciegos, vagabundos, los pobres, menas',
    'gitanas, gitana, moras, marroqui, sudaca, sudacas, negrata, negratas, marica, mariquitas de mierda, bolleras, lesbiana, transexual, travesti, trans, maricones, refugiadas, inmigrantes ilegales, ilegales, subsaharianos, ucranianos, paquistanies, pakistanies, hondureños, guatemaltecos, salvadoreños, nicaraguenses, cubanos, dominicanos, puertorriqueños, paraguayos, chilenos de mierda, argentinos de mierda, catalanes de mierda, iraquies, iranies, afganos, palestinos, nigerianos, senegaleses, etiopes, hebreos, infieles, evangelicos, mormones, testigos de jehova, islamicos, sordomudos, cojos, tullidos, enanos de mierda, viejos de mierda, downs, con sindrome de down, mongolicos, feministas, retrasados, los gordos, personas con discapacidad, panchos',
  ].join(', '),
  kinds:
    'judia, musulmana, arabe, negros, negras, negro, negra, chino, china, extranjero, discapacitado, africano, indio, boliviano, peruano, rumano, marroqui, colombiano, latino',
  people: 'personas, gente, hombres, mujeres, mujer, hombre, ninos, raza, perros, cerdos, familias',
  sets: {
    shrine: SHRINES,
    members:
      'negro, negra, judia, judio, gitana, gitano, mora, moro, lesbiana, musulmana, musulman, marica, travesti, transexual, inmigrante, rumano, rumana, marroqui, panchito, panchita, mena, refugiado, maricon, indio, negros, negras, boliviano, peruano, colombiano',
    withthem: [
      verbForms(FORMS_WITH_THEM, ATTACK),
      'colgarlos, colgarlas, echarlos, violarlas, colgadlos, dispararles, echadlos, reventarlos, hundirlos, prenderles fuego, pegarles fuego, meterles bala, darles una paliza, darles palos',
    ].join(', '),
    burn: [
      verbForms('ar, a, an, ad, e, en, emos, aremos, are', 'quem, bombarde, dinamit, tirote, ametrall'),
      'incendiar, incendiad, incendien, incendiemos, volar, volad, vuelen, volemos, prender fuego a, prended fuego a, prendan fuego a, prendamos fuego a, pegar fuego a, pegad fuego a, peguen fuego a, prenderle fuego a, prendanle fuego a, pongan una bomba en, poned una bomba en, pongamos una bomba en, bombas a, bombas en, una bomba en, hacer explotar, hacer saltar, haced saltar, explotar, reventar, revienten',
    ].join(', '),
    raid: 'destruir, destruid, destruyan, destruyamos, atacar, atacad, ataquen, ataquemos, profanar, profanad, profanen, derribar, derribad, derriben, demoler, demoled, demuelan, asaltar, asaltad, asalten, hundir, hundid, hundan, hundamos, disparar a, disparad a, disparen a, arrasar, arrasad, arrasen',
    perish:
      'mueran, ahoguen, hundan, pudran, quemen, maten, larguen, jodan, extingan, ardan, vayan, desaparezcan, revienten, ahogar, morir, hundir, pudrir',
    harm: 'matar, rajar, degollar, apuñalar, acuchillar, estrangular, ahorcar, violar, descuartizar, quemar, quemar vivo, quemar viva, ahogar, asesinar, pegar un tiro, meter un tiro, reventar, cortar el cuello, cortar la cabeza, partir la cara, partir las piernas, dar una paliza, moler a palos, meter una bala, disparar, decapitar, ejecutar, matar a palos, envenenar',
    harmyou: [
      verbForms(
        'arte, arlos, arlas, aros, arla, arlo, arles',
        'mat, raj, degoll, apuñal, acuchill, estrangul, ahorc, asesin, descuartiz, decapit, fusil',
      ),
      'violarte, violarla, pegarte un tiro, meterte un tiro, partirte la cara, cortarte el cuello, dispararte, darte una paliza, reventarte a',
    ].join(', '),
    harms:
      'mato, rajo, degüello, apuñalo, acuchillo, matare, rajare, violare, quemare, asesinare, estrangulare, pego un tiro, meto un tiro, vuelo la cabeza, corto el cuello, parto la cara',
    slander:
      'ladrones, ladron, ladrona, ladronas, parasitos, parasito, violadores, delincuentes, delincuente, criminales, asesinos, vagos, mentirosos, usureros, ratas, rata, cerdos, escoria, basura, invasores, invasor, chorizos, maleantes, piojosos, sucios, apestosos, terroristas, pedofilos, degenerados, perros, perro, salvajes, chupasangres, avaros, gentuza, chusma, parasitarios, pervertidos, muertos de hambre, a su puto pais, a su pais',
    women:
      'a las mujeres, las mujeres, una mujer, a una mujer, la mujer, a la mujer, a tu mujer, las feministas, las putas, las tias, a las tias, mujeres, las viejas, las zorras',
    merit:
      'merecen, merece, se merecen, se merece, necesitan, necesita, piden, quieren, entienden, les hace falta, les falta, les gusta',
    beating:
      'paliza, una paliza, palizas, hostia, una hostia, hostias, bofetada, una bofetada, bofetadas, torta, una torta, guantazo, un guantazo, palos, palo, mano dura, un escarmiento, que les peguen, que las violen, que le peguen, que la violen, golpes, golpizas, una golpiza, latigazos, ser golpeadas, ser violadas, ser pegadas, el cinturon, un bofeton, cachetadas, una cachetada',
    hits: 'pega, golpea, azota, viola, apalea, calla a hostias, educa a palos',
    millions: 'seis millones, 6 millones, seis millones de judios',
    notenough:
      'fueron pocos, son pocos, fue poco, no fueron suficientes, no bastaron, no fueron bastantes, no fue suficiente, no son suficientes, pocos, es mentira, son mentira, eran pocos',
    whites: 'los blancos, la raza blanca, raza blanca, el hombre blanco',
    superior: 'superior, superiores, la mejor, mejores, la mejor raza, la superior, la raza superior',
    sexes:
      'las mujeres, a las mujeres, todas las mujeres, los hombres, todos los hombres, a los hombres, feministas',
    outsiders:
      'inmigrantes, moros, negros, judios, gitanos, extranjeros, musulmanes, sudacas, refugiados, maricones, migrantes, gays, chinos',
    attack: [
      'matar, mata, matad, matemos, maten, mato, matamos, asesinar, asesinad, asesinemos, asesinen, exterminar, exterminad, exterminemos, exterminen, eliminar, eliminad, eliminemos, gasear, gasead, gaseemos, quemar, quemad, quememos, quemen, colgar, colgad, colguemos, ahorcar, ahorcad, linchar, linchad, linchemos, fusilar, fusilad, fusilemos, degollar, torturar, torturad, violar, violad, castrar, castrad, esterilizar, ahogar, ahogad, lapidar, lapidad, apedrear, decapitar, deportar, deportad, expulsar, expulsad, apalear, apalead, aniquilar, aniquilad, masacrar, masacrad, apuñalar, apunalar, cazar, cazad, disparar, disparad, erradicar, pegar, pegad',
      verbForms(FORMS, ATTACK),
      'degüella, degüellen, cuelga, cuelguen, disparen, disparemos, disparale, dispararle, dispararles, disparadles, revienta, revienten, reventad, reventar, echad, echar al mar, hundan, hundid, hundir, violen, violemos, cacen, cacemos, prended fuego, prender fuego, prendan fuego, prendamos fuego, pegar fuego, pegad fuego, peguen fuego, metan bala, meter bala, metedles, dar caza, prendanle fuego, dad caza, plomo, bala',
    ].join(', '),
    despise:
      'odio, odia, odiamos, odian, odiar, odiad, detesto, detestamos, detesta, aborrezco, desprecio, despreciamos, no soporto, no aguanto, asco',
    insult: [
      'puto, puta, putos, putas, sucio, sucia, sucios, sucias, asqueroso, asquerosa, asquerosos, asquerosas, maldito, maldita, malditos, malditas, jodidos, jodido, cochinos, cochino, apestosos, apestoso, cerdos, cerdo, perro, perros, pinche, pinches, estupidos, escoria de, inmundos, inmundo',
      'maldito sea el, cerda, mugroso, mugrosa, mugrosos, cabron, cabrones, basura de, mierda de, repugnante, repugnantes, panda de, plaga de, escoria, guarro, guarros, guarra, cochina, hediondo, hediondos, jodida, jodidas, pendejo, pendejos, culero, culeros, pinche puto, pinches putos',
    ].join(', '),
    shit: [
      'de mierda, asqueroso, asquerosos, asquerosa, asquerosas, hijo de puta, hijos de puta, cabrones, sucios, al gas, apestosos, de mierdas',
      'repugnante, repugnantes, inmundo, inmunda, inmundos, inmundas, guarro, guarra, guarros, guarras, sarnoso, sarnosos, piojoso, piojosos, apestoso, apestosa, apestosas, de los cojones, hija de puta, hijas de puta, malparidos, malparido, mugroso, mugrosos, mugrosa, mugrosas, muerto de hambre, muertos de hambre, de porqueria, culero, culeros, hediondo, hediondos, puto, putos, cabron',
    ].join(', '),
    to: 'a, al, a los, a las, a todos, a todas, contra',
    be: 'son, es, eran, sois, son unos, son todos, son como, solo son',
    vermin: [
      'ratas, rata, parasitos, cucarachas, animales, monos, cerdos, perros, escoria, basura, cancer, un cancer, enfermedad, una enfermedad, peste, la peste, plaga, una plaga, inferiores, infrahumanos, subhumanos, criminales, ladrones, violadores, terroristas, salvajes, degenerados, enfermos, monstruos, bestias, asquerosos, objetos, putas, tontas, estupidas, estupidos, pervertidos, basuras, desviados, demonios, alimanas, simios, macacos, vagos, lacra, una lacra, bichos, mierda, inutiles',
      'parasito, un parasito, cucaracha, una cancer, chusma, delincuentes, asesinos, ladrones todos, mentirosos, usureros, avaros, chupasangres, sanguijuelas, invasores, una invasion, una amenaza, gentuza, sucios, sucias, cerdas, perras, inmundos, repugnantes, antinaturales, contra natura, una aberracion, aberraciones, abominacion, una abominacion, un error, errores, pedofilos, pederastas, retrasados, inferiores a nosotros, no son personas, subnormales, monos sin pelo, animales salvajes, flojos, vividores, un virus, un estorbo, pecadores, una carga',
    ].join(', '),
    must: [
      'deben, deberian, debe, deberia, tienen que, merecen, han de, hay que, van a',
      'deberiamos, debemos, habria que, hay que, pueden, tendrian que, necesitan',
    ].join(', '),
    suffer: [
      'morir, arder, desaparecer, sufrir, colgar, pudrirse, la hoguera, la horca, la muerte, irse',
      'ser exterminados, ahogarse, quemarse, extinguirse, estar muertos, estar muertas, estar en la carcel, perecer, largarse, reventar',
    ].join(', '),
    live: 'vivir, existir, nacer, derechos, respirar',
    attacked: [
      'matados, asesinados, exterminados, eliminados, gaseados, quemados, quemadas, colgados, ahorcados, linchados, fusilados, degollados, torturados, violadas, castrados, esterilizados, ahogados, lapidados, decapitados, deportados, expulsados, apaleados, encerrados, ejecutados, aniquilados',
      verbForms('ados, adas, ado, ada', ATTACK),
      'expulsadas, colgados, colgadas, muertos, muertas, violadas, encerradas, lapidadas',
    ].join(', '),
    place: [
      'al paredon, a la hoguera, al horno, a los hornos, al gas, a la camara, a la camara de gas, a la horca, a galeras, a auschwitz, al infierno, al zoo, a la cocina, a la carcel, al agujero, al mar',
      'a la camara de gas, en la hoguera, al infierno, a la silla electrica, al cementerio, a la fosa, a la mar, a la jaula, al manicomio, contra la pared, a fregar, a la guillotina, al fuego, a su pais, a su tierra, a su puto pais, a su selva, a su puta casa, a picar piedra, a los leones, a los tiburones',
    ].join(', '),
    prey: 'moros, judios, maricones, gays, negros, gitanos, inmigrantes, musulmanes, feministas, indios',
    kill: [
      'matar, mata, mato, matare, mataria, asesinar, asesino a, asesina a, asesinare, degollar, apunalar, estrangular, exterminar, masacrar, decapitar, torturar, acuchillar, matando, asesinando, maten, matad',
      verbForms(
        'ar, a, ad, e, en, emos, are, aremos, ando',
        'mat, asesin, degoll, apuñal, acuchill, estrangul, decapit, masacr, tortur, descuartiz|descuartic, ahorc|ahorqu, extermin, ametrall',
      ),
      'balear, baleen, quemar vivo, quemar vivos',
    ].join(', '),
    person: [
      'gente, a gente, personas, a todos, a todo el mundo, mi mujer, a mi mujer, mi esposa, a mi esposa, a mi marido, mi marido, a mi jefe, mi jefe, a mi profesor, a mi profesora, mi profesor, a mis padres, mis padres, a mi madre, a mi padre, a mi hermana, a mi hermano, a mi vecino, a mis vecinos, a mi ex, a mi novia, a mi novio, a mi familia, a mis hijos, a ninos, a los ninos, ninos, a su mujer, a su esposa, policias, a la policia, a los policias, al presidente, a mis alumnos, a mis companeros, a mujeres, mujeres, inocentes, a inocentes, a los profesores, a alguien, civiles, a todos vosotros, humanos',
      'a mi profe, a la profesora, a los alumnos, a mis compañeros, a mi suegra, a tu madre, a tu familia, a tus hijos, a los periodistas, a los infieles, infieles, a todas, a todos los profesores, a los jueces, a los politicos, politicos, a la gente, a las personas, a mi compañero, a mi exnovia, a mi hermanito',
    ].join(', '),
    building: [
      'el colegio, la escuela, mi escuela, mi colegio, un colegio, una escuela, la mezquita, una mezquita, la sinagoga, una sinagoga, la iglesia, una iglesia, el hospital, un hospital, el aeropuerto, un tren, el congreso, el parlamento, el instituto, una guarderia, un concierto',
      'universidad, metro, estacion, comisaria, comisarias, ayuntamiento, embajada, colegio, colegios, escuela, escuelas, centro comercial, discoteca, hospital, guarderia, juzgado, autobus escolar',
      SHRINES,
    ].join(', '),
    relative: [
      'a mi mujer, a mi esposa, a su mujer, a mis hijos, a sus hijos, a las mujeres, a mi novia',
      'a tu mujer, a tu esposa, a la mujer, a la parienta, a una mujer, a las chicas, a las tias, a las viejas, a tu novia, a su novia, a mi novia, a mi parienta, mujeres, a las feministas',
    ].join(', '),
    suggestive:
      'sexy, sexi, seductora, seductor, lenceria, stripper*, fetiche*, sensual, sensuales, tanga, provocativa',
    childlike: 'colegiala*, nina, ninas, ninita*, chiquilla*, menor de edad, menores de edad, adolescente*',
  },
  fillers:
    'a, alos, alas, los, las, el, la, al, todos, todas, todo, toda, estos, estas, esos, esas, esa, ese, de, del, unos, unas, un, una, mis, nuestros, putos, putas, malditos, malditas, sucios, cada, muy, realmente, solo, hay, que, con, tan, tanto, mucho, completamente, simplemente, jodidos, perros, pobres, viejos, ya, siempre, mas, ser, y, mi, su, este',
  stops: [
    'y, o, en, a, al, con, de, del, aqui, que, son, es, porque, pero, como, cuando, si, por, para, fuera, los, las, el, la, hoy, ya, siempre',
    'debe, deben, merece, merecen, hay, vuelve, vete, vuelvan, largo',
  ].join(', '),
  denials: 'no, nunca, jamas, contra, stop, sin, dejad, basta, nadie, ni, anti, tampoco',
} as const satisfies LanguageWords;
