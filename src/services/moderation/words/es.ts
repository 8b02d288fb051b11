import type { LanguageWords } from './language-words.ts';

/** Spanish. */
export const SPANISH = {
  refused: {
    hate: [
      'maricon, maricones, mariconazo*, mariconada*, marica de mierda, maricas de mierda, bollera, bolleras, sudaca*, negrata*, tiraflechas, machupichu de mierda, moraco*, morancos de mierda',
      'travelo, travelos, subnormal, subnormales, retrasado mental, retrasados mentales, mongolico*, mongolo, mongolos, judiada*, perro judio, judio de mierda, marrano judio, infrahumano*, subhumano*, puto gitano',
      'nazi, nazis, neonazi*, hitler*, esvastica*, svastica*, sieg heil, heil hitler, cruz gamada, ku klux, tercer reich, gestapo*, camara de gas, camaras de gas, solucion final, poder blanco, orgullo blanco, supremacia blanca, supremacista*',
      'limpieza etnica, holocausto*, genocidio, genocida, homofobo orgulloso, racista orgulloso, antisemita*, feminazi*, viva la eta, gora eta',
    ].join(', '),
    sexual: [
      'desnuda, desnudas, desnudo, desnudos, desnudarse, desnudandose, desnudez, nudista*, semidesnud*, en pelotas, en cueros, en bolas, encuerada, encuerado, encueradas, sin ropa, sin nada de ropa, hombre nudo, topless',
      'porno*, pornografi*, sexo, sexual, sexuales, sexualmente, sexi sin ropa, erotic*, orgasm*, orgia, orgias, masturb*, mamada, mamadas, felacion, cunnilingus, sodom*, dildo*',
      'pene, penes, vagina*, vulva*, clitoris, pezon, pezones, tetas, tetona, tetonas, tetuda, tetudas, pechos al aire, pechos grandes, coño mojado, cono mojado, polla dura, mi polla, pollas, chupapollas, soplapollas, su polla, una polla en, pija dura, verga dura, mi verga, verga parada, chupame la, chupar la polla, chupando polla',
      'follar, follando, follada, follador*, follame, follo a, follarse, chingando sexo, coger duro en la cama, cachonda, cachondo, cachondas, semen, corrida facial, correrse en, eyacul*, ereccion*, culo desnudo',
      'puta, putas, puton, putones, putita*, ramera*, prostitut*, zorra puta, hijo de puta, hija de puta, hijos de puta, violar, violador*, violada, violacion, violando a, incesto*, zoofil*, puticlub*',
    ].join(', '),
    minors:
      'pedofil*, pederast*, lolita desnuda, nina desnuda, nino desnudo, ninas desnudas, ninos desnudos, porno infantil',
    violence: [
      'terrorista*, terrorismo, estado islamico, yihadista*, isis combatiente, al qaeda, coche bomba, terrorista suicida, atentado suicida, tiroteo escolar, tirador escolar, asesino de ninos, asesino de mujeres, asesino en masa, matanza escolar, decapitando, decapitado, decapitar, degollar, degollando, degollado, poner una bomba',
    ].join(', '),
    'self-harm':
      'suicidio*, suicida, suicidas, suicidarse, suicidarme, suicido, ahorcarme, me ahorco, matarme, cortarme las venas, cortarse las venas, autolesion*, quitarme la vida, quiero morirme, quiero morir',
  },
  harmless: [
    'un pedo, pedos de, cojin de pedos, tirarse pedos, al rape, rape a la, escuadron suicida, prevencion del suicidio, antiterrorista*, contra el terrorismo, sexo opuesto, sexo debil, bello sexo, educacion sexual, salud sexual, verdad desnuda, ojo desnudo, pies desnudos, torso desnudo, brazos desnudos, manos desnudas, pies desnuda, rey desnudo, emperador desnudo',
    'polla de agua, pollas de agua, superviviente del holocausto, sobreviviente del holocausto, museo del holocausto, memorial del holocausto, cazador de nazis, cazanazis, sexagenario, sexteto, sexto, de puta madre, puta madre, camino desnudo arbol, arbol desnudo, arboles desnudos, pajaro pene, homofobo arrepentido, guardia de montana',
  ].join(', '),
  sentences: {
    hate: [
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
  ].join(', '),
  kinds:
    'judia, musulmana, arabe, negros, negras, negro, negra, chino, china, extranjero, discapacitado, africano, indio, boliviano, peruano, rumano, marroqui, colombiano, latino',
  people: 'personas, gente, hombres, mujeres, mujer, hombre, ninos, raza, perros, cerdos, familias',
  sets: {
    sexes:
      'las mujeres, a las mujeres, todas las mujeres, los hombres, todos los hombres, a los hombres, feministas',
    outsiders:
      'inmigrantes, moros, negros, judios, gitanos, extranjeros, musulmanes, sudacas, refugiados, maricones, migrantes, gays, chinos',
    attack:
      'matar, mata, matad, matemos, maten, mato, matamos, asesinar, asesinad, asesinemos, asesinen, exterminar, exterminad, exterminemos, exterminen, eliminar, eliminad, eliminemos, gasear, gasead, gaseemos, quemar, quemad, quememos, quemen, colgar, colgad, colguemos, ahorcar, ahorcad, linchar, linchad, linchemos, fusilar, fusilad, fusilemos, degollar, torturar, torturad, violar, violad, castrar, castrad, esterilizar, ahogar, ahogad, lapidar, lapidad, apedrear, decapitar, deportar, deportad, expulsar, expulsad, apalear, apalead, aniquilar, aniquilad, masacrar, masacrad, apuñalar, apunalar, cazar, cazad, disparar, disparad, erradicar, pegar, pegad',
    despise:
      'odio, odia, odiamos, odian, odiar, odiad, detesto, detestamos, detesta, aborrezco, desprecio, despreciamos, no soporto, no aguanto, asco',
    insult:
      'puto, puta, putos, putas, sucio, sucia, sucios, sucias, asqueroso, asquerosa, asquerosos, asquerosas, maldito, maldita, malditos, malditas, jodidos, jodido, cochinos, cochino, apestosos, apestoso, cerdos, cerdo, perro, perros, pinche, pinches, estupidos, escoria de, inmundos, inmundo',
    shit: 'de mierda, asqueroso, asquerosos, asquerosa, asquerosas, hijo de puta, hijos de puta, cabrones, sucios, al gas, apestosos, de mierdas',
    to: 'a, al, a los, a las, a todos, a todas, contra',
    be: 'son, es, eran, sois, son unos, son todos, son como, solo son',
    vermin:
      'ratas, rata, parasitos, cucarachas, animales, monos, cerdos, perros, escoria, basura, cancer, un cancer, enfermedad, una enfermedad, peste, la peste, plaga, una plaga, inferiores, infrahumanos, subhumanos, criminales, ladrones, violadores, terroristas, salvajes, degenerados, enfermos, monstruos, bestias, asquerosos, objetos, putas, tontas, estupidas, estupidos, pervertidos, basuras, desviados, demonios, alimanas, simios, macacos, vagos, lacra, una lacra, bichos, mierda, inutiles',
    must: 'deben, deberian, debe, deberia, tienen que, merecen, han de, hay que, van a',
    suffer: 'morir, arder, desaparecer, sufrir, colgar, pudrirse, la hoguera, la horca, la muerte, irse',
    live: 'vivir, existir, nacer, derechos, respirar',
    attacked:
      'matados, asesinados, exterminados, eliminados, gaseados, quemados, quemadas, colgados, ahorcados, linchados, fusilados, degollados, torturados, violadas, castrados, esterilizados, ahogados, lapidados, decapitados, deportados, expulsados, apaleados, encerrados, ejecutados, aniquilados',
    place:
      'al paredon, a la hoguera, al horno, a los hornos, al gas, a la camara, a la camara de gas, a la horca, a galeras, a auschwitz, al infierno, al zoo, a la cocina, a la carcel, al agujero, al mar',
    prey: 'moros, judios, maricones, gays, negros, gitanos, inmigrantes, musulmanes, feministas, indios',
    kill: 'matar, mata, mato, matare, mataria, asesinar, asesino a, asesina a, asesinare, degollar, apunalar, estrangular, exterminar, masacrar, decapitar, torturar, acuchillar, matando, asesinando, maten, matad',
    person:
      'gente, a gente, personas, a todos, a todo el mundo, mi mujer, a mi mujer, mi esposa, a mi esposa, a mi marido, mi marido, a mi jefe, mi jefe, a mi profesor, a mi profesora, mi profesor, a mis padres, mis padres, a mi madre, a mi padre, a mi hermana, a mi hermano, a mi vecino, a mis vecinos, a mi ex, a mi novia, a mi novio, a mi familia, a mis hijos, a ninos, a los ninos, ninos, a su mujer, a su esposa, policias, a la policia, a los policias, al presidente, a mis alumnos, a mis companeros, a mujeres, mujeres, inocentes, a inocentes, a los profesores, a alguien, civiles, a todos vosotros, humanos',
    building:
      'el colegio, la escuela, mi escuela, mi colegio, un colegio, una escuela, la mezquita, una mezquita, la sinagoga, una sinagoga, la iglesia, una iglesia, el hospital, un hospital, el aeropuerto, un tren, el congreso, el parlamento, el instituto, una guarderia, un concierto',
    relative: 'a mi mujer, a mi esposa, a su mujer, a mis hijos, a sus hijos, a las mujeres, a mi novia',
    suggestive:
      'sexy, sexi, seductora, seductor, lenceria, stripper*, fetiche*, sensual, sensuales, tanga, provocativa',
    childlike: 'colegiala*, nina, ninas, ninita*, chiquilla*, menor de edad, menores de edad, adolescente*',
  },
  fillers:
    'a, los, las, el, la, al, todos, todas, todo, toda, estos, estas, esos, esas, esa, ese, de, del, unos, unas, un, una, mis, nuestros, putos, putas, malditos, malditas, sucios, cada, muy, realmente, solo, hay, que, con, tan, tanto, mucho, completamente, simplemente, jodidos, perros, pobres, viejos, ya, siempre, mas, ser, y, mi, su, este',
  stops:
    'y, o, en, a, al, con, de, del, aqui, que, son, es, porque, pero, como, cuando, si, por, para, fuera, los, las, el, la, hoy, ya, siempre',
  denials: 'no, nunca, jamas, contra, stop, sin, dejad, basta, nadie, ni, anti, tampoco',
} as const satisfies LanguageWords;
