import type { LanguageWords } from './language-words.ts';

/** Portuguese. */
export const PORTUGUESE = {
  refused: {
    hate: [
      'viado, viados, viadinho*, bicha louca, bichas nojentas, bicha nojenta, bichona*, boiola*, baitola*, sapatao nojenta, sapatona*, traveco*, paneleiro de merda, paneleiros de merda, fufa de merda, fufas, mulherzinha de merda, preto de merda, crioulo de merda, macaco preto, macacos pretos, preto macaco, negro macaco',
      'judeu de merda, cigano de merda, retardado, retardados, retardada, mongoloide*, debil mental, debeis mentais, aleijado de merda, subumano*, sub humano*, monhe, monhes, turra de merda, cabeca chata de merda, nordestino de merda',
      'nazi, nazis, nazista*, nazismo, neonazi*, hitler*, suastica*, sieg heil, heil hitler, cruz gamada, ku klux, terceiro reich, gestapo*, camara de gas, camaras de gas, solucao final, poder branco, orgulho branco, supremacia branca, supremacista*, limpeza etnica, holocausto*, genocidio, genocida, antissemita*, antisemita*, homofobico com orgulho, racista com orgulho, oficial da ss, soldado da ss, feminazi*',
    ].join(', '),
    sexual: [
      'nua, nuas, homem nu, homens nus, rapaz nu, menino nu, todo nu, completamente nu, completamente nus, totalmente nu, seminu, seminua, corpo nu, corpos nus, mulher pelada, mulheres peladas, homem pelado, homens pelados, menina pelada, gente pelada, todo pelado, toda pelada, totalmente pelado, totalmente pelada, peladao, peladona, nudez, nudista*, nudismo, sem roupa, sem roupas, toda despida, mulher despida, homem despido, peitos de fora, peito de fora, seios de fora, seios nus, peitos nus, topless, peituda*, tetas, mamilo*, bunda de fora, peladinha*',
      'porno*, pornografi*, sexo, sexual, sexuais, erotic*, orgasm*, orgia, orgias, suruba*, masturb*, punheta*, punheteiro*, siririca, boqueteira, fazer boquete, fazendo boquete, broche nela, felacao, sodom*, consolo de borracha, dildo*, vibrador sexual',
      'penis, penis duro, vagina*, vulva*, clitoris, buceta*, boceta*, bucetuda, xoxota*, xereca*, pepeca molhada, cona, conas, pica dura, piroca*, rola dura, pau duro, meu pau, caralho duro, pinto duro, caceta dura, cu arrombado, comer o cu, dar o cu, comer seu cu, arrombada, arrombado',
      'foder, fodendo, fodida gostosa, foda se comigo, fode, fodem, trepar com, trepando com, transando, transa comigo, metendo nela, gozada, gozando na, gozar na, ejacul*, erecao*, esperma*, porra na cara, tesuda*, tesudo*, safada gostosa, safadinha',
      'puta, putas, putaria*, putinha*, puto gostoso, vadia, vadias, prostitut*, piranha safada, rameira*, garota de programa, filho da puta, filha da puta, estupro, estupra*, estuprador*, violador*, violar uma, incesto*, zoofil*',
    ].join(', '),
    minors:
      'pedofil*, pornografia infantil, lolita nua, menina nua, menino nu, crianca nua, criancas nuas, meninas nuas, novinha pelada',
    violence:
      'terrorista*, terrorismo, estado islamico, jihadista*, al qaeda, carro bomba, homem bomba, ataque suicida, massacre na escola, massacre escolar, atirador de escola, tiroteio na escola, assassino de criancas, assassino de mulheres, assassino em massa, decapitar, decapitado, decapitando, degolar, degolando, degolado, esquartej*',
    'self-harm':
      'suicidio*, suicida, suicidas, suicidar, suicidar se, me suicidar, me enforcar, enforcar me, me matar, matar me, cortar os pulsos, cortar meus pulsos, automutil*, tirar minha vida, quero morrer',
  },
  harmless: [
    'esquadrao suicida, prevencao do suicidio, antiterrorista*, contra o terrorismo, sexo oposto, sexo fragil, belo sexo, educacao sexual, saude sexual, verdade nua, nua e crua, pes nus, bracos nus, a olho nu, olho nu, rei nu, tronco nu, jogo de pelada, pelada no domingo, sobrevivente do holocausto, museu do holocausto, memorial do holocausto, cacador de nazistas, cacador de nazis, sexteto, sexta, sexto, penis de mar, batom nude, tetas de nega doce, duas tetas da vaca, tetas da vaca, foder de rir, rosa pelada, gato pelado, homofobico arrependido',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<attack> <anyone>',
        '<attack> <kind>',
        '<despise> <anyone>',
        '<despise> <kind>',
        '<insult> <group>',
        '<group> <shit>',
        '<kind> <shit>',
        'morte <to> <anyone>',
        'morte <to> <kind>',
        'abaixo <group>',
        'que se fodam <group>',
        'fodam se <group>',
        'foda se <group>',
      ],
      ...[
        '<anyone> <be> <vermin>',
        '<kind> <be> <vermin>',
        '<anyone> <must> <suffer>',
        '<anyone> <must> ser <attacked>',
        '<anyone> merecem <suffer>',
        '<anyone> merecem ser <attacked>',
        '<anyone> merecem a morte',
        '<anyone> nao merecem <live>',
        '<anyone> nao <must> <live>',
        '<anyone> <place>',
      ],
      ...[
        'fora <outsiders>',
        '<outsiders> fora',
        'fora com <outsiders>',
        'odio <to> <group>',
        'caca <to> <group>',
        'cacador de <prey>',
        'matador de <prey>',
        'assassino de <prey>',
        'volta para a africa',
        'voltem para a africa',
        'volte para seu pais',
        'volta para o teu pais',
        'lugar de mulher e na cozinha',
        'mulheres na cozinha',
      ],
    ],
    violence: [
      '<kill> <person>',
      'estuprar <person>',
      'bomba na <building>',
      'bomba no <building>',
      'explodir <building>',
      'incendiar <building>',
      'queimar <building>',
      'morte <to> <person>',
      'bater na <relative>',
      'bato na <relative>',
      'bate na <relative>',
      'espancar <relative>',
    ],
  },
  groups: [
    'judeus, judeu, judias, muculmanos, muculmano, muculmanas, cristaos, catolicos, evangelicos, hindus, budistas, islamicos, umbandistas, arabes, turcos, africanos, angolanos, brasileiros, mexicanos, chineses, asiaticos, indianos, russos, ucranianos, venezuelanos, haitianos, bolivianos, nordestinos, indigenas, indios, israelenses, sionistas, sirios, romenos',
    'gays, gay, homossexuais, homossexual, lesbicas, bissexuais, transexuais, transgeneros, trans, travestis, lgbt, queers, bichas, os negros, os pretos, aos negros, aos pretos, dos negros, todos os negros, todos os pretos, gente preta, pessoas negras, pessoas de cor, negras e negros',
    'imigrantes, imigrante, migrantes, refugiados, estrangeiros, ciganos, cigano, ciganas, deficientes, deficiente fisico, aleijados, autistas, surdos e cegos, os cegos, os surdos, mendigos, moradores de rua, favelados, macumbeiros',
  ].join(', '),
  kinds:
    'negros, pretos, negras, pretas, judia, muculmana, arabe, negro, chines, chinesa, estrangeiro, africano, indio, lesbica',
  people: 'pessoas, gente, homens, mulheres, mulher, homem, criancas, raca, familias, caes, porcos',
  sets: {
    sexes:
      'as mulheres, mulheres, todas as mulheres, os homens, todos os homens, aos homens, as mulheres, feministas',
    outsiders:
      'imigrantes, os imigrantes, negros, pretos, judeus, ciganos, estrangeiros, muculmanos, refugiados, gays, viados, brasileiros, nordestinos, venezuelanos, indianos',
    attack:
      'matar, mata, matem, matemos, mate, mato, matamos, assassinar, assassinem, exterminar, exterminem, exterminemos, eliminar, eliminem, gasear, queimar, queimem, queimemos, queime, enforcar, enforquem, linchar, linchem, fuzilar, fuzilem, degolar, degolem, torturar, torturem, estuprar, estuprem, violar, violem, castrar, castrem, esterilizar, afogar, afoguem, apedrejar, apedrejem, decapitar, deportar, deportem, expulsar, expulsem, espancar, espanquem, aniquilar, aniquilem, massacrar, massacrem, esfaquear, cacar, cacem, erradicar, metralhar',
    despise:
      'odeio, odeia, odiamos, odeiam, odiar, odeie, detesto, detestamos, detesta, desprezo, desprezamos, nao suporto, nao aguento, tenho nojo de, nojo de',
    insult:
      'sujo, sujos, suja, sujas, nojento, nojentos, nojenta, nojentas, maldito, malditos, maldita, malditas, fodido, fodidos, fedorento, fedorentos, imundo, imundos, porco, porcos, cachorro, cachorros, burros, estupidos, puto, putos',
    shit: 'de merda, nojento, nojentos, nojenta, nojentas, filhos da puta, filho da puta, fedorentos, fedorento, imundos, sujos, fedidos, do caralho, do inferno',
    to: 'a, ao, aos, as, a todos, a todos os, a todas as, contra, para, de',
    be: 'sao, e, eram, sao todos, sao uns, sao como, so sao',
    vermin:
      'ratos, ratazanas, parasitas, baratas, animais, bichos, macacos, porcos, caes, cachorros, escoria, lixo, um lixo, cancer, um cancer, cancro, doenca, uma doenca, peste, a peste, praga, uma praga, inferiores, subumanos, criminosos, ladroes, bandidos, estupradores, terroristas, selvagens, degenerados, doentes, monstros, bestas, nojentos, objetos, putas, burras, burros, estupidas, pervertidos, demonios, vermes, aberracao, uma aberracao, vagabundos, preguicosos, inuteis, fedorentos, merda',
    must: 'devem, deveriam, deve, deveria, tem que, merecem, precisam, tem de, vao',
    suffer: 'morrer, arder, queimar, desaparecer, sofrer, sumir, apodrecer, a forca, a morte',
    live: 'viver, existir, nascer, direitos, respirar',
    attacked:
      'mortos, mortas, assassinados, exterminados, eliminados, gaseados, queimados, queimadas, enforcados, linchados, fuzilados, degolados, torturados, estupradas, castrados, esterilizados, afogados, apedrejados, decapitados, deportados, expulsos, espancados, espancadas, presos, executados, aniquilados',
    place:
      'para o forno, para os fornos, no forno, ao forno, para a fogueira, na fogueira, para o gas, para a camara de gas, para a forca, para o paredao, no paredao, para auschwitz, para o inferno, para o zoologico, na cozinha, na cadeia, para a camara',
    prey: 'negros, judeus, viados, gays, ciganos, imigrantes, muculmanos, pretos, bichas, indios',
    kill: 'matar, mato, matarei, mataria, mata, matem, assassinar, assassino a, degolar, esfaquear, esfaqueio, estrangular, exterminar, massacrar, decapitar, torturar, matando, assassinando, esfaqueando',
    person:
      'gente, pessoas, todos, todo mundo, toda a gente, minha mulher, minha esposa, a minha mulher, a minha esposa, meu marido, o meu marido, meu chefe, o meu chefe, meu professor, minha professora, meus pais, minha mae, meu pai, minha irma, meu irmao, meu vizinho, meus vizinhos, minha ex, minha namorada, meu namorado, minha familia, meus filhos, as criancas, criancas, sua mulher, sua esposa, policiais, policias, a policia, o presidente, meus colegas, mulheres, inocentes, os professores, alguem, civis, humanos',
    building:
      'escola, a escola, minha escola, uma escola, mesquita, uma mesquita, a mesquita, sinagoga, uma sinagoga, a sinagoga, igreja, a igreja, uma igreja, hospital, o hospital, um hospital, aeroporto, o aeroporto, um comboio, um trem, o congresso, o parlamento, creche, uma creche',
    relative: 'minha mulher, minha esposa, sua mulher, minha namorada, mulheres, criancas, minhas filhas',
    suggestive: 'sexy, sedutora, sedutor, sensual, lingerie, stripper*, fetiche*, fio dental, provocante',
    childlike:
      'colegial, colegiais, menina, meninas, menininha*, garotinha*, novinha, novinhas, menor de idade, menores de idade, adolescente*',
  },
  fillers:
    'a, o, os, as, ao, aos, todos, todas, todo, toda, estes, estas, esses, essas, esse, essa, de, do, dos, da, das, um, uma, uns, umas, meus, nossos, malditos, sujos, cada, muito, realmente, so, que, com, tao, completamente, simplesmente, pobres, velhos, sempre, mais, ser, meu, minha, na, no, ha, e, este',
  stops:
    'e, ou, em, no, na, a, ao, com, de, do, aqui, que, sao, porque, mas, como, quando, se, por, para, fora, os, as, hoje, sempre',
  denials: 'nao, nunca, jamais, contra, parem, pare, sem, chega, ninguem, nem, anti, stop',
} as const satisfies LanguageWords;
