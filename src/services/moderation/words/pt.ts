import type { LanguageWords } from './language-words.ts';
import { verbForms } from './verb-forms.ts';

/** Places of worship and shelter, which people are attacked in. */
const SHRINES =
  'mesquita, mesquitas, sinagoga, sinagogas, igreja, igrejas, catedral, templo, templos, terreiro, terreiros, terreiro de macumba, centro de refugiados, centros de refugiados, centro de acolhimento, centros de acolhimento, abrigo de refugiados, abrigos de refugiados, abrigo de imigrantes, abrigos de imigrantes, campo de refugiados, campos de refugiados, acampamento cigano, acampamentos ciganos, acampamento de ciganos, barco de imigrantes, barcos de imigrantes, barco de refugiados, barcos de refugiados, barcos com refugiados, barcos dos refugiados, botes de refugiados, bar gay, bares gays, boate gay, favela, favelas, clinica de aborto, clinicas de aborto';
/** The forms of verbs: infinitive, present, command, wish, future. */
const FORMS = 'ar, a, am, e, em, emos, amos, ai, ando, arei, aremos';
/** The same with the people behind them: 'mata-los', 'matem-nos'. */
const FORMS_WITH_THEM =
  'a los, a las, em nos, em nas, emo los, ar eles, ar todos, ar elas, ar todas, alos, alas';
/** To kill, hurt, and drive away. */
const ATTACK =
  'assassin, extermin, elimin, gase, queim, enforc|enforqu, linch, fuzil, degol, tortur, estupr, castr, esteriliz, afog|afogu, apedrej, decapit, deport, expuls, espanc|espanqu, aniquil, massacr, esfaque, metralh, esquartej, execut, estrangul, envenen, escravis, escraviz, chacin, bombarde, sufoc|sufoqu, empal, eletrocut, chicote, surr, apunhal, encarcer, bale, esmag|esmagu';

/** Portuguese. */
export const PORTUGUESE = {
  refused: {
    hate: [
      'viado, viados, viadinho*, bicha louca, bichas nojentas, bicha nojenta, bichona*, boiola*, baitola*, sapatao nojenta, sapatona*, traveco*, paneleiro de merda, paneleiros de merda, fufa de merda, fufas, mulherzinha de merda, preto de merda, crioulo de merda, macaco preto, macacos pretos, preto macaco, negro macaco',
      'judeu de merda, cigano de merda, retardado, retardados, retardada, mongoloide*, debil mental, debeis mentais, aleijado de merda, subumano*, sub humano*, monhe, monhes, turra de merda, cabeca chata de merda, nordestino de merda',
      'nazi, nazis, nazista*, nazismo, neonazi*, hitler*, suastica*, sieg heil, heil hitler, cruz gamada, ku klux, terceiro reich, gestapo*, camara de gas, camaras de gas, solucao final, poder branco, orgulho branco, supremacia branca, supremacista*, limpeza etnica, holocausto*, genocidio, genocida, antissemita*, antisemita*, homofobico com orgulho, racista com orgulho, oficial da ss, soldado da ss, feminazi*',
      'raca branca, raca ariana, raca superior, racas inferiores, raca inferior, ariano, arianos, europa branca, portugal branco, brasil branco, portugal aos portugueses, remigracao, preto macaco, preta macaca, negra macaca, macaca preta, macaco de merda, macacos de merda, macaco nojento, macacos nojentos, macaco imundo, seu macaco preto, simio preto, cabelo de bombril, cabelo duro de preta, volta pra senzala, volta para a senzala, senzala neles, preto fedido, pretos fedidos, preto sujo, pretos sujos, crioulo safado, crioulos de merda, crioulada*, pretalhada, pretalhado, ciganada, ciganagem*, judiaria toda, judeuzada, monhé, monhes, paki de merda, zuca de merda, zucas de merda, zuca vai, brazuca de merda, paraiba de merda, baiano preguicoso, baianos preguicosos, nordestinos de merda, china de merda, chinocas, chinoca, amarelos de merda, olho puxado de merda, bugre de merda, paneleiro, paneleiros, panilas, panasca, panascas, rabeta, rabetas, maricas de merda, bichona*, bicha nojenta, bichas imundas, baitola*, boiolas, viadagem, viadao, sapatona*, sapatao nojento, fancha, fufa, machorra, traveca, mongo de merda, mongol de merda, mongoloide, o holocausto foi pouco, saudacao nazi, saudacao nazista',
    ].join(', '),
    sexual: [
      'nua, nuas, homem nu, homens nus, rapaz nu, menino nu, todo nu, completamente nu, completamente nus, totalmente nu, seminu, seminua, corpo nu, corpos nus, mulher pelada, mulheres peladas, homem pelado, homens pelados, menina pelada, gente pelada, todo pelado, toda pelada, totalmente pelado, totalmente pelada, peladao, peladona, nudez, nudista*, nudismo, sem roupa, sem roupas, toda despida, mulher despida, homem despido, peitos de fora, peito de fora, seios de fora, seios nus, peitos nus, topless, peituda*, tetas, mamilo*, bunda de fora, peladinha*',
      'porno*, pornografi*, sexo, sexual, sexuais, erotic*, orgasm*, orgia, orgias, suruba*, masturb*, punheta*, punheteiro*, siririca, boqueteira, fazer boquete, fazendo boquete, broche nela, felacao, sodom*, consolo de borracha, dildo*, vibrador sexual',
      'penis, penis duro, vagina*, vulva*, clitoris, buceta*, boceta*, bucetuda, xoxota*, xereca*, pepeca molhada, cona, conas, pica dura, piroca*, rola dura, pau duro, meu pau, caralho duro, pinto duro, caceta dura, cu arrombado, comer o cu, dar o cu, comer seu cu, arrombada, arrombado',
      'foder, fodendo, fodida gostosa, foda se comigo, fode, fodem, trepar com, trepando com, transando, transa comigo, metendo nela, gozada, gozando na, gozar na, ejacul*, erecao*, esperma*, porra na cara, tesuda*, tesudo*, safada gostosa, safadinha',
      'puta, putas, putaria*, putinha*, puto gostoso, vadia, vadias, prostitut*, piranha safada, rameira*, garota de programa, filho da puta, filha da puta, estupro, estupra*, estuprador*, violador*, violar uma, incesto*, zoofil*',
      'dona boquete, um boquete, boquetes, fez boquete, faz boquete, faco boquete, paga boquete, pagando boquete, pagar boquete, pagou boquete, chupar boquete, rainha do boquete, boquete gostoso, boquete molhado, boqueteir*, uma mamada, fazer mamadas, um broche gostoso, fazer um broche, fazer broches, fez um broche, faz broches, bater uma gostosa, batendo uma punheta, punhetao, siriricas, bater siririca, chupa o meu, chupa meu, chupa a minha, chupa minha, chupar pau, chupando pau, chupar rola, chupando rola, chupa rola, chupa pau, chupa pica, chupar pica, me chupa, chupa me, chupa me toda, mamar no pau, mama na minha, rola grossa, rola grande, pau grosso, pau na boca, pau no cu, pau na buceta, pica grossa, pica grande, picao, caralho grosso, caralho na, dedo no cu, leva no cu, levar no cu, dentro do cu, cu apertado, cu aberto, cuzinho*, cuzao, arrombar o cu, enrabar, enrabada, enrabado, enraba, enrabando, bunda gostosa, bundao gostoso, bunda nua, rabo gostoso, de pernas abertas, pernas arreganhadas, arreganhada, arreganha, abre as pernas, abrir as pernas, de quatro gostosa, de quatro na cama, gostosa pelada, mamas grandes, mamas de fora, mamas nuas, mamalhuda*, peitao, peitoes, peituda, seios de fora, tetuda*, grelo, grelinho, xana molhada, xaninha, ppk molhada, perereca molhada, bucetinha, bucetao, xavasca, greluda, ratinha molhada, ratinha rapada, pito duro, pintao, piru duro, pirocuda, pirocudo, pirocao, transar com, transar, transam, transei, transou, quero transar, trepar comigo, meter nela, mete nela, meter gostoso, mete gostoso, mete fundo, comi ela, comer ela, comer ela toda, come ela, vou te comer toda, te comer gostoso, goza na minha, gozo na cara, goza na cara, leitada, leite na boca, porra na boca, esporra, esporrar, esporrad*, foda me, fodeme, fode me, foder te, fodelhona, fodilhona, fodao nu, garganta profunda, cachorra no cio, cadela no cio, ninfomaniac*, ninfeta*, puteiro*, casa de putas, meretriz, acompanhante de luxo nua, swing de casais, tesao puro, com tesao, gemendo gostoso, lamber a cona, lamber a buceta, lambe a minha, lamber o cu, um minete, fazer minete, faz minete, espanhola com as mamas, putona, putedo',
    ].join(', '),
    minors:
      'pedofil*, pornografia infantil, lolita nua, menina nua, menino nu, crianca nua, criancas nuas, meninas nuas, novinha pelada',
    violence:
      'terrorista*, terrorismo, estado islamico, jihadista*, al qaeda, carro bomba, homem bomba, ataque suicida, massacre na escola, massacre escolar, atirador de escola, tiroteio na escola, assassino de criancas, assassino de mulheres, assassino em massa, decapitar, decapitado, decapitando, degolar, degolando, degolado, esquartej*',
    'self-harm':
      'suicidio*, suicida, suicidas, suicidar, suicidar se, me suicidar, me enforcar, enforcar me, me matar, matar me, cortar os pulsos, cortar meus pulsos, automutil*, tirar minha vida, quero morrer',
  },
  hidden: {
    hate: 'bicha, bichas',
    sexual: 'caralho, pica, rola, cu, pinto, foda, bunda, grelo, cona, boquete, xana, teta, rabo, tesao',
  },
  harmless: [
    'esquadrao suicida, prevencao do suicidio, antiterrorista*, contra o terrorismo, sexo oposto, sexo fragil, belo sexo, educacao sexual, saude sexual, verdade nua, nua e crua, pes nus, bracos nus, a olho nu, olho nu, rei nu, tronco nu, jogo de pelada, pelada no domingo, sobrevivente do holocausto, museu do holocausto, memorial do holocausto, cacador de nazistas, cacador de nazis, sexteto, sexta, sexto, penis de mar, batom nude, tetas de nega doce, duas tetas da vaca, tetas da vaca, foder de rir, rosa pelada, gato pelado, homofobico arrependido',
    'pica pau, de raca branca, de raca pura, te mato de cocegas, te mato de beijos, matar te de rir, matar voce de rir, te matar de rir, te matar de saudade, matar te saudades, fora de serie, fora do armario, bater palmas, preto no branco, no cume',
    'gato preto, gata preta, gatos pretos, cachorro preto, cao preto, cafe preto, cabelo preto, te matar de cocegas, matar te de cocegas, te mato de rir, te matar de beijos',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<noun+slander>',
        '<members+shit>',
        '<insult+members>',
        '<anyone> <withthem>',
        '<anyone> <must> <withthem>',
        'fora <noun>',
        '<noun> fora',
        'fora com <noun>',
        'que <noun> <perish>',
        'que <perish> <noun>',
        'que se <perish> <noun>',
        'tomara que <noun> <perish>',
        'tomara que <perish> <noun>',
        'deixem <noun> <perish>',
        'deixem <perish> <noun>',
        'deixa <noun> <perish>',
        'deixa <perish> <noun>',
        '<goback+home>',
        '<ape> <wild>',
        '<whites> <be> <superior>',
        '<millions> <notenough>',
      ],
      ...[
        'fogo <to> <noun>',
        'fogo nos <noun>',
        'rua com <noun>',
        '<noun> para a rua',
        '<noun> pra rua',
        'nao queremos <noun> aqui',
        'demasiados <noun>',
        'bala <to> <noun>',
        '<noun> bom e <noun> morto',
        '<noun> ao mar',
        '<noun> nao entram',
        'proibida a entrada a <noun>',
        'proibido <noun>',
        'o unico <noun> bom',
        'bandido bom e <noun>',
      ],
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
      ...['bata na <relative>', 'bata em <relative>', 'batam na <relative>', 'bater <relative>'],
      ...[
        '<burn> <building>',
        '<raid> <shrine>',
        'vou te <harm>',
        'vou vos <harm>',
        'vamos te <harm>',
        'vou <harmyou>',
        'vamos <harmyou>',
        'quero <harmyou>',
        'quero te <harm>',
        'queria <harmyou>',
        'te <harms>',
        'eu te <harms>',
        'vos <harms>',
        'vai morrer sua',
        'voce vai morrer',
        'voces vao morrer',
        'vais morrer',
        'tomara que voce morra',
        'espero que morras',
        'espero que voce morra',
        'morre sua puta',
        'morre desgracado',
        'morre vadia',
        'mato te',
        'mato vos',
        'mato voce',
        'esfaqueio te',
        'vou lhe <harm>',
        'vou os <harm>',
        'parto te a cara',
        'parto te os dentes',
        'parto te todo',
        'dou te um tiro',
      ],
      ...[
        '<women> <merit> <beating>',
        '<women> <must> <beating>',
        'mulher se <hits>',
        'em mulher se <hits>',
        'bater em <relative>',
        'bate em <relative>',
        'bato em <relative>',
        'batam em <relative>',
        'batam nas <relative>',
        'bater nas mulheres',
        'bater na mulher',
        'bate na mulher',
        'da porrada na <relative>',
        'dar porrada na <relative>',
        'espanca <relative>',
        'espanquem <relative>',
        'espanco <relative>',
        'estuprem <relative>',
        'estapear <relative>',
        'dar na cara de <relative>',
        'dar na cara da <relative>',
        'mulher minha apanha',
        'lugar de mulher e no tanque',
        'lugar de mulher e no fogao',
      ],
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
    'cigana, muculmana, lesbica, lesbica, sapatao, sapatoes, travestis, travesti, transexual, viados, viado, bicha, traveco, travecos, refugiado, estrangeira, judeia, judias, ateus, crentes, evangelicas, espiritas, candomblecistas, testemunhas de jeova, mormons, infieis, palestinos, palestinianos, iranianos, iraquianos, afegaos, paquistaneses, bengalis, nepaleses, coreanos, japoneses de merda, vietnamitas, cubanos, colombianos, peruanos, paraguaios, argentinos de merda, portugas, zucas, brazucas, caboverdianos, cabo verdianos, guineenses, mocambicanos, nigerianos, senegaleses, marroquinos, argelinos, tunisinos, egipcios, moldavos, albaneses, bulgaros, romenas, croatas, servios, polacos, gordos de merda, anoes de merda, autista, mongoloides, retardados, downs, pessoas com deficiencia, cadeirantes, paraliticos, velhos de merda, sem abrigo, indigentes, baianos, paraibas, cearenses, favelado, quilombolas, chineses, asiaticas, africanas, mulheres trans',
  ].join(', '),
  kinds:
    'negros, pretos, negras, pretas, judia, muculmana, arabe, negro, chines, chinesa, estrangeiro, africano, indio, lesbica',
  people: 'pessoas, gente, homens, mulheres, mulher, homem, criancas, raca, familias, caes, porcos',
  sets: {
    shrine: SHRINES,
    members:
      'negro, negra, preto, preta, pretos, pretas, negros, negras, judeu, judia, cigano, cigana, muculmano, muculmana, lesbica, sapatao, traveco, travesti, imigrante, refugiado, estrangeiro, estrangeira, brasileiro, brasileira, indiano, angolano, cabo verdiano, chines, romeno, venezuelano, haitiano, nordestino, nordestina, favelado, favelada, gay, trans, africano, africana, indio',
    withthem: [
      verbForms(FORMS_WITH_THEM, ATTACK),
      'mata los, mata las, matem nos, matem nas, matar eles, matar todos, matar elas, bater lhes, bater nelas, bater neles, dar lhes porrada, dar porrada neles, dar porrada nelas, queima los, expulsa los, por na rua, mandar embora, mandar de volta, jogar no mar, deitar ao mar',
    ].join(', '),
    burn: [
      verbForms('ar, e, em, emos, ai, amos, aremos', 'queim, bombarde, metralh, dinamit'),
      'queima, incendiar, incendeiem, incendeie, explodam, explodir, explodem, explode, por fogo na, por fogo nas, por fogo no, por fogo em, ponham fogo na, ponham fogo nas, ponham fogo no, tacar fogo na, tacar fogo nas, tacar fogo no, taca fogo na, taca fogo no, taquem fogo na, taquem fogo nas, taquem fogo no, botar fogo na, botar fogo nas, bota fogo na, bota fogo no, deitar fogo a, deitem fogo a, deitar fogo as, deitem fogo as, atear fogo a, atear fogo na, ateiem fogo as, tocar fogo na, toca fogo na, toquem fogo na, bomba em, bombas em, bombas na, bombas nas, uma bomba na, uma bomba nas, mandar pelos ares, mandem pelos ares, rebentar com, rebentem com',
    ].join(', '),
    raid: 'destruir, destruam, destruamos, atacar, ataquem, ataquemos, profanar, profanem, derrubar, derrubem, demolir, assaltem, afundar, afundem, afundemos, atirar contra, atirar na, atirar nas, atirem na, atirem nas, atirem contra, arrasar, arrasem, depredar, depredem, quebrar, quebrem, invadir, invadam',
    perish:
      'morram, afoguem, queimem, sumam, apodrecam, desaparecam, ardam, fodam, lixem, explodam, afundem, morrer, afogar, queimar, apodrecer, afundar, arder',
    harm: 'matar, esfaquear, degolar, estrangular, enforcar, estuprar, violar, esquartejar, queimar vivo, queimar viva, assassinar, dar um tiro, meter bala, meter uma bala, cortar a garganta, cortar a cabeca, partir a cara, quebrar a cara, arrebentar, encher de porrada, dar uma surra, dar porrada, espancar, decapitar, rachar ao meio, foder a cara, furar todo, balear',
    harms:
      'mato, esfaqueio, degolo, estrangulo, enforco, violo, estupro, dou um tiro, meto uma bala, corto a garganta, parto a cara, quebro a cara, parto todo, arrebento a cara, encho de porrada, rebento a cara, rebento todo',
    harmyou:
      'matar te, matar vos, matar voce, matar voces, matar ele, matar ela, matar eles, te matar, esfaquear te, esfaquear voce, degolar te, degolar voce, estrangular te, estrangular voce, estuprar voce, violar te, espancar voce, espancar te, bater em ti, dar cabo de ti, acabar com a tua vida, acabar com a tua raca, acabar com a sua raca, quebrar sua cara, quebrar a sua cara, partir te a cara, partir te os dentes, cortar te a garganta, dar te um tiro, dar um tiro em voce, dar um tiro em ti, mata lo, mata la, mata los',
    slander:
      'ladroes, ladrao, ladra, ladras, parasitas, parasita, estupradores, violadores, delinquentes, criminosos, bandidos, assassinos, vagabundos, mentirosos, agiotas, ratos, rato, porcos, escoria, lixo, invasores, piolhosos, sujos, terroristas, pedofilos, degenerados, caes, cachorros, selvagens, sanguessugas, avarentos, gentalha, macacos, macaco, animais, fedorentos, fora daqui, pra fora, fora de portugal, fora do brasil, para a terra deles, vao para a vossa terra, corja, cambada, bosta',
    women:
      'mulher, as mulheres, uma mulher, mulheres, a mulher, tua mulher, minha mulher, as feministas, feminista, as putas, as gajas, gajas, essas gajas',
    merit:
      'merecem, merece, precisam de, precisa de, querem, quer, gostam de, gosta de, so entendem, tem e que, tem que, tem de, tem mesmo e que, devem, deve, devia, deviam, pedem, foi feita para, foram feitas para, nasceu para, so serve para',
    beating:
      'apanhar, levar porrada, porrada, levar na cara, levar uma surra, surra, uma surra, uma boa surra, tapa, tapas, um tapa, uma tapa, tapa na cara, chapada, uma chapada, chapadas, estalos, um estalo, levar um estalo, soco, um soco, pancada, pancadas, pau, cinto, o cinto, chicote, ser espancada, ser espancadas, ser estuprada, ser violada, ser violadas, levar umas palmadas, levar umas chapadas, ser batida, levar, calar a boca e obedecer, apanhar calada',
    hits: 'bate, espanca, estupra, viola, da porrada',
    millions: 'seis milhoes, 6 milhoes, seis milhoes de judeus',
    notenough:
      'foram poucos, foi pouco, sao poucos, nao foram suficientes, nao foi suficiente, nao chegaram, nao bastaram, nao bastou, nao foi o bastante, poucos, e mentira, sao mentira, eram poucos',
    whites: 'os brancos, a raca branca, raca branca, o homem branco, homem branco',
    superior: 'superior, superiores, a melhor, melhores, a melhor raca, a raca superior',
    goback:
      'volta, voltem, volte, voltai, vai, vao, va, regressa, regressem, regresse, torna, tornem, vai te embora, desaparece',
    home: 'para a tua terra, pra tua terra, para a sua terra, pra sua terra, para o seu pais, pro seu pais, para o teu pais, pro teu pais, para o vosso pais, para a vossa terra, para a selva, pra selva, pra senzala, para a senzala, para o zoologico macaco, pra africa, pro seu buraco, para a arvore, pra arvore, para o quilombo, de onde veio, de onde vieste, de onde vieram',
    ape: 'macaco, macaca, macacos, macacas, preto, preta, pretos, negro, negros, gorila, simio',
    wild: 'volta para africa, volta pra africa, volta para a africa, volte para africa, volte pra africa, voltem para africa, voltem pra africa, vai para africa, vai pra africa, vao para africa, vao pra africa, volta para a selva, volta pra selva, volta pra arvore, volta para a jaula, volta pra jaula, come banana',
    sexes:
      'as mulheres, mulheres, todas as mulheres, os homens, todos os homens, aos homens, as mulheres, feministas',
    outsiders:
      'imigrantes, os imigrantes, negros, pretos, judeus, ciganos, estrangeiros, muculmanos, refugiados, gays, viados, brasileiros, nordestinos, venezuelanos, indianos',
    attack: [
      'matar, mata, matem, matemos, mate, mato, matamos, assassinar, assassinem, exterminar, exterminem, exterminemos, eliminar, eliminem, gasear, queimar, queimem, queimemos, queime, enforcar, enforquem, linchar, linchem, fuzilar, fuzilem, degolar, degolem, torturar, torturem, estuprar, estuprem, violar, violem, castrar, castrem, esterilizar, afogar, afoguem, apedrejar, apedrejem, decapitar, deportar, deportem, expulsar, expulsem, espancar, espanquem, aniquilar, aniquilem, massacrar, massacrem, esfaquear, cacar, cacem, erradicar, metralhar',
      verbForms(FORMS, ATTACK),
      'atire em, atirem em, atirar em, atirem nos, atirar nos, atira nos, tacar fogo em, taca fogo em, taquem fogo em, tacar fogo nos, taca fogo nos, taquem fogo nos, botar fogo nos, bota fogo nos, ponham fogo nos, pegar fogo nos, deitem fogo aos, deitar fogo aos, dar porrada em, dar porrada nos, porrada nos, porrada em, bala nos, bala em, chumbo nos, meter bala nos, mete bala nos, metam bala nos, pau nos, destruam, destruir, joguem no mar, jogar no mar, atirem ao mar, afundem, afundar, prendam, batam em, batam nos, bater em, bater nos, erradiquem, ataquem, atacar, dizimar, dizimem',
    ].join(', '),
    despise:
      'odeio, odeia, odiamos, odeiam, odiar, odeie, detesto, detestamos, detesta, desprezo, desprezamos, nao suporto, nao aguento, tenho nojo de, nojo de',
    insult: [
      'sujo, sujos, suja, sujas, nojento, nojentos, nojenta, nojentas, maldito, malditos, maldita, malditas, fodido, fodidos, fedorento, fedorentos, imundo, imundos, porco, porcos, cachorro, cachorros, burros, estupidos, puto, putos',
      'asqueroso, asquerosos, asquerosa, asquerosas, cachorra, cachorras, porca, porcas, desgraçado, desgraçados, desgraçada, desgraçadas, merda de, bosta de, lixo de, escoria de, safados, safado, imunda, imundas, fedida, fedido, fedidos, vagabundo, vagabundos, vagabunda, vagabundas, burro, burra, estupido, estupida, raca de, cambada de, bando de, corja de, sebosos, seboso',
    ].join(', '),
    shit: [
      'de merda, nojento, nojentos, nojenta, nojentas, filhos da puta, filho da puta, fedorentos, fedorento, imundos, sujos, fedidos, do caralho, do inferno',
      'asqueroso, asquerosa, asquerosos, asquerosas, imundo, imunda, imundas, fedida, fedido, fedorenta, fedorentas, vagabundo, vagabundos, vagabunda, desgraçado, desgraçados, desgraçada, sujo, suja, sujas, repugnante, repugnantes, sebosa, seboso, sebosos, de bosta, lixo, safado, safados, maldito, malditos, maldita, malditas, filha da puta, ladrao, ladroes, fedorento, porco, porca, do cacete, da porra',
    ].join(', '),
    to: 'a, ao, aos, as, a todos, a todos os, a todas as, contra, para, de',
    be: 'sao, e, eram, sao todos, sao uns, sao como, so sao',
    vermin: [
      'ratos, ratazanas, parasitas, baratas, animais, bichos, macacos, porcos, caes, cachorros, escoria, lixo, um lixo, cancer, um cancer, cancro, doenca, uma doenca, peste, a peste, praga, uma praga, inferiores, subumanos, criminosos, ladroes, bandidos, estupradores, terroristas, selvagens, degenerados, doentes, monstros, bestas, nojentos, objetos, putas, burras, burros, estupidas, pervertidos, demonios, vermes, aberracao, uma aberracao, vagabundos, preguicosos, inuteis, fedorentos, merda',
      'parasita, uns parasitas, uns ladroes, uns animais, uns porcos, uns macacos, umas putas, gentalha, gente inferior, raca inferior, uma raca inferior, imundos, sujos, invasores, uma invasao, uma ameaca, mentirosos, agiotas, usurarios, sanguessugas, assassinos, delinquentes, macacos sem pelo, vadias, umas vadias, cadelas, aberracoes, abominacao, abominacoes, um erro, erros, pedofilos, retardados, retardadas, anormais, uma anormalidade, contra a natureza, nao sao gente, nao sao pessoas, menos que gente, um virus, um peso, um estorvo, pecadores, bosta, inferiores a nos, chupins',
    ].join(', '),
    must: [
      'devem, deveriam, deve, deveria, tem que, merecem, precisam, tem de, vao',
      'tem e que, tem que, deviam, devia, deveriamos, devemos, temos que, temos de, precisamos, e preciso, ha que, podem',
    ].join(', '),
    suffer: [
      'morrer, arder, queimar, desaparecer, sofrer, sumir, apodrecer, a forca, a morte',
      'ser exterminados, afogar, afogar se, extinguir se, ser extintos, ser mortos, arder no inferno, queimar no inferno, ir embora, voltar, sumir daqui, levar bala, levar um tiro, levar tiro, apanhar, levar porrada, ser castrados',
    ].join(', '),
    live: 'viver, existir, nascer, direitos, respirar',
    attacked: [
      'mortos, mortas, assassinados, exterminados, eliminados, gaseados, queimados, queimadas, enforcados, linchados, fuzilados, degolados, torturados, estupradas, castrados, esterilizados, afogados, apedrejados, decapitados, deportados, expulsos, espancados, espancadas, presos, executados, aniquilados',
      verbForms('ados, adas, ado, ada', ATTACK),
      'mandados de volta, jogados no mar, postos fora, abatidos, abatidas, mortas, extintos, enjaulados, caçados, presas',
    ].join(', '),
    place: [
      'para o forno, para os fornos, no forno, ao forno, para a fogueira, na fogueira, para o gas, para a camara de gas, para a forca, para o paredao, no paredao, para auschwitz, para o inferno, para o zoologico, na cozinha, na cadeia, para a camara',
      'na fogueira, na camara de gas, para a cadeia, para o cemiterio, na jaula, para a jaula, no zoologico, para a selva, na selva, para a tua terra, para a sua terra, para a terra deles, pra terra deles, pro forno, pro inferno, pra fogueira, pra camara de gas, pra forca, pro paredao, pra cadeia, pra jaula, na guilhotina, na cadeira eletrica, ao mar, para o lixo, no lixo, a forca, aos leoes',
    ].join(', '),
    prey: 'negros, judeus, viados, gays, ciganos, imigrantes, muculmanos, pretos, bichas, indios',
    kill: [
      'matar, mato, matarei, mataria, mata, matem, assassinar, assassino a, degolar, esfaquear, esfaqueio, estrangular, exterminar, massacrar, decapitar, torturar, matando, assassinando, esfaqueando',
      verbForms(
        'ar, e, em, emos, arei, aremos, ando',
        'mat, assassin, degol, esfaque, estrangul, massacr, decapit, tortur, esquartej, enforc|enforqu, fuzil, metralh, apunhal, extermin, sufoc|sufoqu, execut',
      ),
      'atirar em, atirar no, atirar na, atire em, dar um tiro em, dar um tiro no, dar um tiro na, meto bala em, esfaqueei',
    ].join(', '),
    person: [
      'gente, pessoas, todos, todo mundo, toda a gente, minha mulher, minha esposa, a minha mulher, a minha esposa, meu marido, o meu marido, meu chefe, o meu chefe, meu professor, minha professora, meus pais, minha mae, meu pai, minha irma, meu irmao, meu vizinho, meus vizinhos, minha ex, minha namorada, meu namorado, minha familia, meus filhos, as criancas, criancas, sua mulher, sua esposa, policiais, policias, a policia, o presidente, meus colegas, mulheres, inocentes, os professores, alguem, civis, humanos',
      'meu professor, o meu professor, a minha professora, o professor, a professora, meus alunos, meus colegas de turma, meu colega, minha sogra, tua mae, sua mae, tua familia, sua familia, seus filhos, os jornalistas, os juizes, os politicos, politicos, os infieis, infieis, os alunos, todos voces, voces todos, a tua familia, o meu pai, a minha mae, a minha irma, meu ex, minha avo, a minha namorada',
    ].join(', '),
    building: [
      'escola, a escola, minha escola, uma escola, mesquita, uma mesquita, a mesquita, sinagoga, uma sinagoga, a sinagoga, igreja, a igreja, uma igreja, hospital, o hospital, um hospital, aeroporto, o aeroporto, um comboio, um trem, o congresso, o parlamento, creche, uma creche',
      'escolas, o metro, metro, delegacia, delegacias, esquadra, prefeitura, camara municipal, embaixada, universidade, tribunal, estadio, boate, shopping, hospitais, infantario, jardim de infancia',
      SHRINES,
    ].join(', '),
    relative: [
      'minha mulher, minha esposa, sua mulher, minha namorada, mulheres, criancas, minhas filhas',
      'a minha mulher, a minha esposa, tua mulher, a tua mulher, uma mulher, a mulher, mulher, as mulheres, a esposa, a namorada, tua esposa, tua namorada, as miudas, na mulher',
    ].join(', '),
    suggestive: 'sexy, sedutora, sedutor, sensual, lingerie, stripper*, fetiche*, fio dental, provocante',
    childlike:
      'colegial, colegiais, menina, meninas, menininha*, garotinha*, novinha, novinhas, menor de idade, menores de idade, adolescente*',
  },
  fillers: [
    'a, o, os, as, ao, aos, todos, todas, todo, toda, estes, estas, esses, essas, esse, essa, de, do, dos, da, das, um, uma, uns, umas, meus, nossos, malditos, sujos, cada, muito, realmente, so, que, com, tao, completamente, simplesmente, pobres, velhos, sempre, mais, ser, meu, minha, na, no, ha, e, este',
    'se',
  ].join(', '),
  stops: [
    'e, ou, em, no, na, a, ao, com, de, do, aqui, que, sao, porque, mas, como, quando, se, por, para, fora, os, as, hoje, sempre',
    'devem, deve, deviam, tem, merece, merecem, e, volta, voltem, volte, vai, vao',
  ].join(', '),
  denials: 'nao, nunca, jamais, contra, parem, pare, sem, chega, ninguem, nem, anti, stop',
} as const satisfies LanguageWords;
