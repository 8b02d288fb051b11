import type { LanguageWords } from './language-words.ts';
import { verbForms } from './verb-forms.ts';

/** Places of worship and shelter, which people are attacked in. */
const SHRINES =
  'moschea, moschee, sinagoga, sinagoghe, chiesa, chiese, cattedrale, tempio, templi, centro di accoglienza, centri di accoglienza, centro accoglienza, centri accoglienza, centro profughi, centri profughi, campo profughi, campi profughi, campo rom, campi rom, campo nomadi, campi nomadi, barcone, barconi, gommone, gommoni, barche dei migranti, barche di migranti, nave di migranti, navi di migranti, navi delle ong, navi ong, consultorio, bar gay, locali gay, scuola ebraica, scuole ebraiche';
/** The forms of verbs: infinitive, present, command, wish, future. */
const FORMS = 'are, a, iamo, ate, ano, ino, ando, ero, eremo, erei';
/** The same with the people behind them: 'ammazzarli', 'ammazzateli', 'ammazziamoli'. */
const FORMS_WITH_THEM = 'arli, arle, ateli, atele, iamoli, iamole, ali, ale';
/** To kill, hurt, and drive away. */
const ATTACK =
  'ammazz, massacr, stermin, elimin, gas, bruci|bruc, impicc|impicch, linci|linc, fucil, sgozz, tortur, stupr, castr, sterilizz, anneg|annegh, affog|affogh, affond, lapid, decapit, deport, picchi|picch, pest, annient, spar, accoltell, strangol, men, giustizi, crivell, bombard, scann, squart, avvelen, assassin, mitragli, frust, baston, accopp, gambizz, mazzol, trucid, fulmin, inceneri|incener, imprigion, schiavizz';

/** Italian. */
export const ITALIAN = {
  refused: {
    hate: [
      'frocio, froci, frociaggine, froscio, ricchione, ricchioni, recchione, recchioni, culattone, culattoni, finocchio di merda, finocchi di merda, checca isterica, checche, lesbicona*, terrone, terroni, terrona, marocchino di merda',
      'sporco negro, sporchi negri, i negri, dei negri, ai negri, quei negri, tutti i negri, il negro, lo sporco negro, faccetta nera, muso giallo, musi gialli, beduino di merda, vu cumpra, zingaraccio, zingaracci, giudeo, giudei, giudaico di merda, rabbino di merda',
      'mongoloide, mongoloidi, handicappato di merda, handicappati di merda, spastico di merda, subumano, subumani, sottouomo, sottouomini, negraccio, negracci, negretto, trans di merda, travione, travioni',
      'nazi, nazista, nazisti, nazismo, neonazi*, hitler*, svastica*, sieg heil, heil hitler, croce uncinata, ku klux, terzo reich, gestapo*, camera a gas, camere a gas, soluzione finale, potere bianco, supremazia bianca, suprematista*',
      'camerata fascista, viva il duce, saluto romano, boia chi molla, me ne frego fascio, marcia su roma fascista, pulizia etnica, olocausto*, genocidio, omofobo e fiero, razzista e fiero, fiero fascista, antisemita*, ss ufficiale, ufficiale delle ss, soldato delle ss, soldato ss',
      'razza bianca, razza ariana, ariano, ariani, razza superiore, razze inferiori, razza inferiore, difesa della razza, sangue puro ariano, europa bianca, italia bianca, remigrazione, viva il duce, a noi la razza, dux mea lux, saluto fascista, saluto nazista, credere obbedire combattere, me ne frego del duce, onore al duce, eia eia alala, scimmia di merda, scimmie di merda, macaco di merda, macachi di merda, sporca scimmia, sporche scimmie, torna sull albero, tornate sugli alberi, torna nella giungla, tornate nella giungla, mangia banane negro, terzomondisti di merda, musi neri, muso nero, musi gialli, muso giallo, faccia di merda gialla, bovaro marocchino, crucco di merda, crucchi di merda, polentone di merda, polentoni di merda, terrona, rom di merda, zingaro di, zingari di, zingaraccia, marocchinaccio, negroide, negroidi, bingo bongo, bongo bongo, froscia, ricchiona, culattona, invertito, invertiti, pederasta, pederasti, rottinculo, rottoinculo, lesbicona, lesbicaccia, checca, frociara, finocchiaccio, mongoloid*, handicappato del cazzo, ritardato di merda, ritardati di merda, ritardato mentale, spastici di merda, mongoli di merda, negher, africani di merda',
    ].join(', '),
    sexual: [
      'nuda, nude donne, donne nude, ragazze nude, uomini nudi, uomo nudo, ragazzo nudo, tutto nudo, tutta nuda, completamente nudo, completamente nudi, completamente nude, totalmente nudo, nudo integrale, nudita, nudista*, nudisti, seminudo, seminuda, nudo artistico, corpo nudo, corpi nudi, senza vestiti, senza vestito addosso, svestita, spogliata, spogliarsi, spogliarello*, seno nudo, seni nudi, seni al vento, tette*, tettona, tettone, capezzol*',
      'porno*, pornografi*, sesso, sessi, sessuale, sessuali, erotic*, orgasm*, orgia, masturb*, pompino, pompini, bocchinara*, fellatio, sodomi*, ditalino, sega fatta, dildo*, vibratore sexy, sborra*, spompina*, inculare, inculata, inculato',
      'pene, vagina*, vulva*, clitoride, la fica, fica bagnata, bella figa, gran figa, la figa, figa bagnata, fregna, passera bagnata, patonza, sorca, cazzo duro, mio cazzo, suo cazzo, grosso cazzo, cazzi duri, succhiacazzi, succhiami, cazzo in, minchia dura, nerchia, uccello duro, culo nudo, erezione*, eiacul*, sperma*',
      'scopare una, scopami, scopata, scopate, scopando, scopano, scopa una donna, scopo tua, che scopa, chiavare, chiavata, trombare, trombata, trombano, fottere una, fottimi, puttana*, puttane, puttanella*, troia che, una troia, sei troia, sei una troia, mignotta*, mignotte, bagascia, zoccola*, battona, prostitut*, stupro, stupri, stuprare, stuprator*, stuprata, stupra, incesto*, zoofil*, figlio di puttana',
      'si fa una sega, si fa le seghe, farsi una sega, farsi le seghe, fare una sega, fammi una sega, fa una sega, facendo una sega, facendosi una sega, farti una sega, mi faccio una sega, mi faccio le seghe, tirarsi una sega, si tira una sega, una sega a due mani, segaiolo, segaioli, segarsi, si sega davanti, sditalin*, ditalini, spompin*, pompinara*, bocchinaro, bocchini, un bocchino, fare bocchini, ciucciami, ciuccia il cazzo, succhia il cazzo, succhiare il cazzo, succhiacazz*, leccare la figa, lecca la figa, leccami la, leccafiga, figa pelosa, figa rasata, figa stretta, fighe bagnate, fica pelosa, fica rasata, topa bagnata, topa pelosa, patata bagnata, passera pelosa, figa aperta, cazzi grossi, cazzo grosso, cazzo enorme, cazzo in bocca, cazzo in culo, prendilo in culo, prenderlo in culo, nel culo, culo aperto, culo rotto, sfondare il culo, sfonda il culo, inculami, inculat*, inculo, inculare, incularella, gambe aperte, a gambe aperte, gambe spalancate, cosce aperte, a pecorina, alla pecorina, gola profonda, venire in bocca, vieni in bocca, venirti in bocca, sborr*, sborrat*, trombami, trombiamo, scopami, scopo con, scoparsi, si scopa la, scopare con, scopare come, fottermi, fottiti la, ammucchiata, ammucchiate, scambista, scambisti, casa chiusa, casa di tolleranza, casino di puttane, battone, troie in calore, troia in calore, vacca in calore, troione, maiala, ninfomane*, arrapat*, infoiat*, cazzuto nudo, pisello duro, uccello in mano, palle in bocca, leccapalle, poppe al vento, poppe grosse, poppe enormi, bocce al vento, tettine, tette al vento, cunnilingus, smorzacandela, sessantanove posizione, figona nuda, vergine da scopare',
    ].join(', '),
    minors: 'pedofil*, pedopornografi*, bambina nuda, bambine nude, bambino nudo, bambini nudi, lolita nuda',
    violence:
      'terrorista*, terroristi, terrorismo, stato islamico, jihadist*, combattente isis, al qaeda, autobomba, kamikaze islamico, attentato suicida, strage in una scuola, strage di bambini, sparatoria a scuola, sparatoria nella scuola, assassino di bambini, assassino di donne, decapitare, decapitato, decapitando, sgozzare, sgozzato, sgozzando, mettere una bomba, brigate rosse',
    'self-harm':
      'suicidio, suicidi, suicida, suicidarsi, suicidarmi, mi suicido, impiccarmi, mi impicco, uccidermi, mi uccido, ammazzarmi, mi ammazzo, tagliarmi le vene, tagliarsi le vene, autolesion*, farla finita, voglio morire',
  },
  hidden: {
    hate: 'finocchio, finocchi, checca',
    sexual:
      'cazzo, cazzi, figa, fica, sega, seghe, scopa, scopo, scopare, culo, troia, troie, pompa, minchia, topa, passera',
  },
  harmless: [
    'suicide squad, prevenzione del suicidio, antiterrorismo, piedi nudi, a piedi nudi, torso nudo, petto nudo, mani nude, verita nuda, nuda verita, occhio nudo, re nudo, spalle nude, braccia nude, gambe nude, rossetto nude, sesso debole, gentil sesso, bel sesso, educazione sessuale, salute sessuale, sesso opposto',
    'cavallo di troia, guerra di troia, sopravvissuto all olocausto, memoriale dell olocausto, museo dell olocausto, cacciatore di nazisti, anti nazista, antinazista*, partigiano contro i nazisti, pene d amore, pene del purgatorio, sessanta, roccia nuda, terra nuda, pena, rio negro, monte negro, toro negro, porco negro, tori negri',
    'di razza bianca, di razza superiore, carne di razza, fuori serie, gay friendly, sedia a gambe aperte, ti uccido di risate, ti ammazzo di risate, ti ammazzo di coccole, ammazzarti di coccole, troia e la guerra, guerra di troia, sega elettrica, sega circolare, zinne di monaca, meno male',
    'ti ammazzo di baci, ti uccido di coccole, ti uccido di baci, ti ammazzo di abbracci, ammazzarti di baci, ucciderti di baci, ti uccido dal ridere, ti ammazzo dal ridere',
  ].join(', '),
  sentences: {
    hate: [
      ...['<attack> <to> <noun>'],
      ...[
        '<noun+slander>',
        '<members+shit>',
        '<insult+members>',
        '<anyone> <withthem>',
        '<anyone> <must> <withthem>',
        'fuori <noun>',
        '<noun> fuori',
        'via <noun>',
        'via da qui <noun>',
        'fuori dall italia <noun>',
        'che <noun> <perish>',
        'che <perish> <noun>',
        'lasciate <perish> <noun>',
        'lasciateli <perish> <noun>',
        'lasciamo <perish> <noun>',
        '<goback+home>',
        '<noun> <goback+home>',
        '<whites> <be> <superior>',
        '<millions> <notenough>',
      ],
      ...[
        'fuoco <to> <noun>',
        'ripuliamo l italia da <noun>',
        'a mare <noun>',
        'buttate <noun> in mare',
        'buttiamo <noun> in mare',
        'buttare <noun> a mare',
        'ruspe su <noun>',
        'ruspa su <noun>',
        'ruspa sui <noun>',
        'piombo <to> <noun>',
        'troppi <noun>',
        'vietato l ingresso <to> <noun>',
        'vietato ai <noun>',
        'l unico <noun> buono',
      ],
      ...[
        '<attack> <anyone>',
        '<attack> <kind>',
        '<despise> <anyone>',
        '<insult> <group>',
        '<insult> <kind>',
        '<group> <shit>',
        '<kind> <shit>',
        'morte <to> <anyone>',
        'morte <to> <kind>',
        'a morte <anyone>',
        'abbasso <group>',
        'fanculo <group>',
        'vaffanculo <group>',
        'fottuti <group>',
        'fottuto <group>',
      ],
      ...[
        '<anyone> <be> <vermin>',
        '<kind> <be> <vermin>',
        '<anyone> <must> <suffer>',
        '<anyone> <must> essere <attacked>',
        '<anyone> vanno <attacked>',
        '<anyone> va <attacked>',
        '<anyone> meritano di <suffer>',
        '<anyone> meritano la morte',
        '<anyone> non meritano di vivere',
        '<anyone> <place>',
      ],
      ...[
        'fuori <outsiders>',
        '<outsiders> fuori',
        'via <outsiders>',
        'odio <to> <group>',
        'caccia <to> <group>',
        'cacciatore di <prey>',
        'ammazza <prey>',
        'uccisore di <prey>',
        'uccisore di <group>',
        'dare fuoco <to> <group>',
        'torna in africa',
        'tornate in africa',
        'tornatene in africa',
        'torna al tuo paese',
        'tornate al vostro paese',
        'le donne in cucina',
        'donne in cucina zitte',
        'donne devono stare in cucina',
        'l italia agli italiani',
      ],
    ],
    violence: [
      ...[
        '<burn> <building>',
        '<raid> <shrine>',
        'ti <harms>',
        'vi <harms>',
        'ti voglio <harm>',
        'vi voglio <harm>',
        'voglio <harmyou>',
        'vado a <harmyou>',
        'vengo a <harmyou>',
        'veniamo a <harmyou>',
        'sto per <harmyou>',
        'vorrei <harmyou>',
        'devo <harmyou>',
        'bisogna <harmyou>',
        'devi morire',
        'dovete morire',
        'spero che tu muoia',
        'spero che muori',
        'ti faro a pezzi',
        'ti faccio a pezzi',
        'sei morto bastardo',
        'crepa troia',
        'crepa bastardo',
        'muori troia',
        'muori bastardo',
        'ti devono <harm>',
      ],
      ...[
        '<women> vanno <attacked>',
        '<women> va <attacked>',
        '<women> <merit> <beating>',
        '<women> <must> <attacked>',
        '<women> bisogna <withthem>',
        '<women> si <hits>',
        'alle donne piace essere <attacked>',
        'picchiate <relative>',
        'picchiamo <relative>',
        'menare <relative>',
        'mena <relative>',
        'meno <relative>',
        'menate <relative>',
        'schiaffeggiare <relative>',
        'prendi a schiaffi <relative>',
        'prendere a schiaffi <relative>',
        'stuprate <relative>',
        'stupriamo <relative>',
      ],
      '<kill> <person>',
      'stuprare <person>',
      'bomba in <building>',
      'bomba a <building>',
      'far saltare <building>',
      'faccio saltare <building>',
      'bruciare <building>',
      'sparare a <building>',
      'sparare <person>',
      'morte <to> <person>',
      'picchio <relative>',
      'picchiare <relative>',
      'picchia <relative>',
    ],
  },
  groups: [
    'ebrei, ebreo, ebrea, ebree, musulmani, musulmano, musulmane, cristiani, cattolici, induisti, buddisti, islamici, arabi, turchi, curdi, africani, marocchini, albanesi, rumeni, romeni, polacchi, russi, ucraini, cinesi, asiatici, messicani, tunisini, nigeriani, siriani, afghani, israeliani, sionisti, napoletani, meridionali',
    'gay, i gay, omosessuali, omosessuale, lesbiche, bisessuali, transessuali, transgender, trans, travestiti, lgbt, queer, i neri, ai neri, dei neri, quei neri, tutti i neri, persone di colore, gente di colore, i bianchi',
    'immigrati, immigrato, migranti, rifugiati, profughi, stranieri, clandestini, extracomunitari, zingari, zingaro, zingare, rom, i rom, sinti, disabili, handicappati, handicappato, invalidi, autistici, i sordi, i ciechi, barboni, senzatetto, down',
    'lesbica, ebrei, musulmana, zingara, marocchino, marocchina, marocchine, albanese di merda, rumena, rumeni, romena, africana, africane, nigeriana, nigeriano, cinesi, senegalesi, bengalesi, pakistani, pakistano, egiziani, algerini, somali, eritrei, etiopi, sudanesi, ghanesi, maliani, bosniaci, serbi, croati, bulgari, moldavi, macedoni, kosovari, iracheni, iraniani, palestinesi, indiani, filippini, peruviani, ecuadoriani, brasiliani, sudamericani, latinos, slavi, terroni, froci, ricchioni, trans, travestito, omosessuali, donne trans, ciccioni, handicappata, ritardati, mongoloidi, sordomuti, paralitici, storpi, nani di merda, infedeli, miscredenti, evangelici, testimoni di geova, mormoni, protestanti, ortodossi, beduini, negre, migrante, profugo, rifugiato, clandestino, nomadi, giudei, sionista, napoletano di merda, extracomunitario',
  ].join(', '),
  kinds:
    'negro, negri, negra, neri, nere, lesbica, musulmana, araba, arabo, cinese, straniero, disabile, africano, albanese, rumeno, marocchino, nero',
  people: 'persone, gente, uomini, donne, donna, uomo, bambini, razza, famiglie, cani, maiali',
  sets: {
    shrine: SHRINES,
    members:
      'lesbica, musulmana, ebrea, ebreo, zingara, zingaro, marocchino, marocchina, albanese, rumeno, rumena, negro, negra, negri, negre, arabo, araba, trans, africana, africano, nigeriana, nigeriano, handicappata, handicappato, clandestino, immigrato, immigrata, straniero, straniera, cinese, down, gay',
    withthem: [
      verbForms(FORMS_WITH_THEM, ATTACK),
      'ucciderli, ucciderle, uccideteli, uccidiamoli, sparargli, sparate loro, sparategli, buttarli a mare, buttateli a mare, rispedirli, rimandarli a casa loro, espellerli, prenderli a calci, prenderle a schiaffi, prenderle a sberle, prenderle a calci, appenderli, dargli fuoco, dategli fuoco, stuprarle, farli fuori',
    ].join(', '),
    burn: [
      verbForms(FORMS, 'bruci|bruc, incendi|incend, bombard, mitragli, dinamit'),
      'dare fuoco a, dare fuoco alla, dare fuoco alle, date fuoco a, date fuoco alla, date fuoco alle, date fuoco al, date fuoco ai, date fuoco agli, diamo fuoco a, diamo fuoco alla, diamo fuoco alle, diamo fuoco al, diamo fuoco ai, dare fuoco al, dare fuoco ai, far saltare, fate saltare, facciamo saltare, faccio esplodere, far esplodere, fate esplodere, facciamo esplodere, mettere una bomba in, mettete una bomba in, mettete una bomba nella, bombe su, bombe sulla, bombe sulle, una bomba sulla, una bomba in, una bomba nella, una bomba nelle, radere al suolo, radete al suolo, radiamo al suolo',
    ].join(', '),
    raid: [
      verbForms('are, iamo, ate, ino', 'attacc|attacch, affond, profan, devast, assalt'),
      'distruggere, distruggete, distruggiamo, abbattere, abbattete, abbattiamo, demolire, demolite, demoliamo, sparare a, sparare alla, sparare alle, sparate a, sparate alla, sparate alle, sparate sui, sparare sui, sparate ai, sparare ai, assaltate, incendiare',
    ].join(', '),
    perish:
      'crepino, affoghino, anneghino, muoiano, brucino, spariscano, affondino, marciscano, crepare, affogare, annegare, morire, affondare, bruciare, marcire',
    harms:
      'ammazzo, uccido, ammazzero, uccidero, accoltello, accoltellero, sgozzo, sgozzero, stupro, stuprero, brucio vivo, brucio viva, strangolo, strangolero, sparo, sparo in, spacco la faccia, spacco la testa, spacco le gambe, spezzo le gambe, taglio la gola, taglio la testa, squarto, massacro, massacrero, impicco, scanno, faccio fuori, meno, gonfio di botte, riempio di botte, rompo le ossa',
    harm: 'ammazzare, uccidere, accoltellare, sgozzare, stuprare, bruciare, strangolare, sparare, spaccare la faccia, spaccare la testa, tagliare la gola, tagliare la testa, massacrare, impiccare, scannare, fare fuori, riempire di botte, picchiare',
    harmyou: [
      verbForms(
        'arti, arvi, arla',
        'ammazz, accoltell, sgozz, stupr, strangol, scann, massacr, spar, impicc',
      ),
      'ucciderti, uccidervi, ucciderla, ucciderli tutti, ammazzarli tutti, spararti, bruciarti viva, bruciarti vivo, tagliarti la gola, spaccarti la faccia, spaccarti la testa, farti fuori',
    ].join(', '),
    slander:
      'ladri, ladro, ladra, ladre, parassiti, parassita, stupratori, delinquenti, delinquente, criminali, assassini, mantenuti, fannulloni, bugiardi, usurai, ratti, maiali, porci, feccia, spazzatura, invasori, infami, pidocchiosi, terroristi, pedofili, degenerati, bestie, scimmie, selvaggi, sanguisughe, avari, vermi, zecche, schifosi, spacciatori, bastardi, merde, merda, crepate, a casa loro, a casa vostra, fuori dai coglioni, ai forni',
    women:
      'le donne, una donna, la donna, donna, donne, le femmine, tua moglie, la moglie, le mogli, le femministe, le troie, le puttane, certe donne',
    merit:
      'meritano, merita, si meritano, si merita, hanno bisogno di, ha bisogno di, vogliono, vuole, capiscono solo, capisce solo',
    beating:
      'botte, le botte, uno schiaffo, schiaffi, sberle, una sberla, ceffoni, un ceffone, pugni, un pugno, calci, mazzate, bastonate, la cinghia, cinghiate, la frusta, una lezione, una bella lezione, di essere picchiate, di essere stuprate, di essere menate, il bastone, legnate, di prenderle',
    hits: 'picchiano, menano, picchia, mena, stuprano, pestano, schiaffeggiano, prendono a schiaffi, prendono a calci, bastonano',
    millions: 'sei milioni, 6 milioni, sei milioni di ebrei',
    notenough:
      'erano pochi, sono pochi, non bastano, non bastavano, non sono bastati, non erano abbastanza, non sono abbastanza, troppo pochi, pochi, sono una bugia, e una bugia, sono una balla',
    whites: 'i bianchi, la razza bianca, razza bianca, l uomo bianco, uomo bianco',
    superior: 'superiore, superiori, la migliore, migliori, la razza superiore, la razza migliore',
    goback:
      'torna, tornate, tornatene, tornatevene, tornino, vattene, andatevene, vai, rimandateli, rispediteli',
    home: 'al tuo paese, al vostro paese, al loro paese, a casa tua negro, a casa vostra, nella giungla, nel tuo paese, nel vostro paese, sull albero, sugli alberi, nella tua giungla, in marocco, in nigeria, in romania, in albania, in cina, in senegal, da dove sei venuto, da dove siete venuti, a casa loro',
    sexes:
      'le donne, alle donne, tutte le donne, gli uomini, tutti gli uomini, agli uomini, femministe, le femmine, delle donne',
    outsiders:
      'gli immigrati, immigrati, i negri, negri, gli ebrei, ebrei, gli zingari, zingari, gli stranieri, stranieri, i musulmani, musulmani, i profughi, i clandestini, clandestini, i gay, gli islamici, i rom, gli arabi, i migranti, extracomunitari',
    attack: [
      'uccidere, uccidete, uccidiamo, uccidi, uccido, uccidono, ammazzare, ammazzate, ammazziamo, ammazza, ammazzo, assassinare, massacrare, massacrate, massacriamo, sterminare, sterminate, sterminiamo, eliminare, eliminate, eliminiamo, gasare, gasate, gasiamo, bruciare, bruciate, bruciamo, impiccare, impiccate, impicchiamo, linciare, linciate, linciamo, fucilare, fucilate, fuciliamo, sgozzare, sgozzate, torturare, torturate, stuprare, stuprate, castrare, castrate, sterilizzare, annegare, annegate, affogare, lapidare, lapidate, decapitare, deportare, deportate, espellere, espelliamo, picchiare, picchiate, picchiamo, pestare, pestate, annientare, sparare, sparate, spariamo, ',
      verbForms(FORMS, ATTACK),
      'uccidano, uccideremo, uccidero, fucilateli, bruciateli, espellete, espelliate, rispedite, rispediamo, rimandate, rimandiamo, buttate a mare, buttiamo a mare, buttare a mare, dare fuoco, date fuoco, diamo fuoco, dai fuoco, distruggete, distruggiamo, crocifiggete, crocifiggere, fate fuori, far fuori, facciamo fuori, prendete a calci, prendere a calci, prendiamo a calci, prendete a sprangate, prendere a sprangate, sprangate, sprangare, mettete al muro, mettiamo al muro, lasciate affogare, lasciate annegare, lasciamo affogare, spedite, appendete, appendiamo, appendere, colpite, colpire',
    ].join(', '),
    despise:
      'odio, odia, odiamo, odiano, odiare, odiate, detesto, detestiamo, detesta, disprezzo, disprezziamo, non sopporto, schifo, schifano',
    insult: [
      'sporco, sporchi, sporca, sporche, fottuto, fottuti, maledetto, maledetti, maledetta, maledette, schifoso, schifosi, schifosa, schifose, lurido, luridi, lurida, luride, bastardo, bastardi, brutto, brutti, brutta, puzzolente, puzzolenti, cani di, porci, stupidi, stramaledetti',
      'zozzo, zozzi, zozza, zozze, bastarda, bastarde, stronzi, stronzo, stronza, merda di, merde di, fetente, fetenti, infame, infami, stupida, stupide, stupido, lercio, lercia, lerci, vile, disgustoso, disgustosa, disgustosi, sudici, sudicio, brutta zingara, razza di',
    ].join(', '),
    shit: [
      'di merda, schifosi, schifoso, schifosa, bastardi, bastardo, di cacca, luridi, lurido, puzzolenti, maledetti, al rogo',
      'schifose, lurida, luride, lerci, lercio, lercia, puzzolente, sporchi, sporco, sporca, sporche, infami, infame, maledetto, maledetta, maledette, bastarda, bastarde, zozzi, zozza, zozzo, del cazzo, di merda schifosi, disgustosi, disgustosa, disgustoso, puttana, troia, figli di puttana, figlio di puttana, fetenti, fetente, ripugnante, ripugnanti, da quattro soldi, ladri, ladro, ladra, ladre, crepate, crepa, muori',
    ].join(', '),
    to: 'a, ai, agli, alle, al, a tutti, a tutte, a tutti i, a tutti gli, contro, per',
    be: 'sono, e, erano, siete, sono tutti, sono solo, sono dei, sono come',
    vermin: [
      'ratti, topi, parassiti, scarafaggi, animali, bestie, scimmie, maiali, porci, cani, feccia, spazzatura, cancro, un cancro, il cancro, malattia, una malattia, la peste, peste, piaga, una piaga, inferiori, subumani, criminali, delinquenti, ladri, stupratori, terroristi, selvaggi, degenerati, malati, malati di mente, mostri, schifosi, oggetti, puttane, stupide, stupidi, pervertiti, contro natura, demoni, rifiuti, zecche, immondizia, vermi, inutili, assassini, merda, fannulloni',
      'dei ladri, dei parassiti, dei vermi, delle bestie, dei delinquenti, degli animali, degli scarafaggi, degli assassini, dei maiali, delle scimmie, dei ratti, scimmie senza peli, invasori, un invasione, usurai, avari, sanguisughe, bugiardi, sporchi, sporche, luridi, puzzolenti, ripugnanti, anormali, abominio, un abominio, un errore, errori, pedofili, ritardati, ritardate, inferiore, inferiori a noi, razza inferiore, una razza inferiore, non sono persone, non persone, handicappati mentali, mantenuti, un virus, un peso, peccatori, zavorra, gente di merda, spacciatori, troie, zoccole, mignotte, cagne',
    ].join(', '),
    must: [
      'devono, dovrebbero, deve, dovrebbe, meritano, bisogna, vanno',
      'bisognerebbe, dovremmo, dobbiamo, andrebbero, andrebbe, va, si devono, si dovrebbero, possono',
    ].join(', '),
    suffer: [
      'morire, bruciare, sparire, crepare, soffrire, scomparire, andarsene, la morte, il rogo',
      'affogare, annegare, crepare tutti, estinguersi, bruciare vivi, marcire, tornare a casa loro, sparire dalla faccia della terra, perire',
    ].join(', '),
    attacked: [
      'uccisi, uccise, ammazzati, ammazzate, assassinati, sterminati, eliminati, eliminate, gasati, bruciati, bruciate, impiccati, linciati, fucilati, sgozzati, torturati, stuprate, castrati, sterilizzati, annegati, lapidati, decapitati, deportati, espulsi, picchiati, picchiate, rinchiusi, rinchiuse, giustiziati, soppressi, cacciati',
      verbForms('ati, ate, ato, ata', ATTACK),
      'appesi, appese, messi al muro, buttati a mare, uccisa, ucciso, presi a calci, prese a schiaffi, prese a sberle, rimandati a casa, rispediti, affogati, chiusi, soppresse, messe a tacere, prese a botte',
    ].join(', '),
    place: [
      'al rogo, nei forni, nel forno, ai forni, al forno crematorio, al gas, nelle camere, alla forca, al muro, nei campi, ad auschwitz, all inferno, allo zoo, nei lager, in cucina, in galera, nel mare',
      'nel fuoco, sulla sedia elettrica, contro il muro, a casa loro, a casa vostra, a casa sua, sul rogo, nella giungla, al macello, nel cassonetto, nei campi di sterminio, nei campi di concentramento, ai lavori forzati, nelle gabbie, in gabbia, al cimitero, sottoterra, nella fossa, alla gogna, alla ghigliottina, nel crematorio, nel gas',
    ].join(', '),
    prey: 'negri, ebrei, froci, gay, zingari, immigrati, musulmani, arabi, migranti, lesbiche',
    kill: [
      'uccidere, uccido, uccidero, uccide, uccidete, ammazzare, ammazzo, ammazzero, ammazza, assassinare, massacrare, sgozzare, accoltellare, accoltello, strangolare, strangolo, sterminare, decapitare, torturare, uccidendo, ammazzando, uccidiamo, ammazziamo',
      verbForms(
        'are, o, a, ate, iamo, ino, ero, eremo, ando',
        'ammazz, massacr, sgozz, accoltell, strangol, stermin, decapit, tortur, squart, impicc|impicch, avvelen, mitragli, gambizz, scann, fucil',
      ),
      'uccidono, uccidano, spara a, sparo a, sparare a, sparate a, spariamo a',
    ].join(', '),
    person: [
      'la gente, gente, persone, tutti, tutti quanti, mia moglie, mio marito, il mio capo, il mio professore, la mia professoressa, i miei genitori, mia madre, mio padre, mia sorella, mio fratello, il mio vicino, i miei vicini, la mia ragazza, il mio ragazzo, la mia ex, la mia famiglia, i miei figli, i bambini, bambini, sua moglie, poliziotti, i poliziotti, la polizia, il presidente, il papa, i miei compagni, le donne, donne, innocenti, gli innocenti, i professori, qualcuno, civili, umani',
      'i miei compagni di classe, i miei colleghi, il mio collega, il mio prof, la mia prof, la prof, il prof, mia suocera, tua madre, tua moglie, la tua famiglia, i tuoi figli, i giornalisti, i giudici, i politici, gli infedeli, infedeli, gli studenti, tutti i professori, i carabinieri, i passanti, la mia ex ragazza, mia nonna',
    ].join(', '),
    building: [
      'scuola, una scuola, la scuola, la mia scuola, moschea, una moschea, la moschea, sinagoga, una sinagoga, la sinagoga, chiesa, una chiesa, ospedale, un ospedale, l ospedale, aeroporto, un aeroporto, un treno, il parlamento, un asilo, un concerto, stazione',
      'scuole, ospedali, universita, metropolitana, stazione dei treni, questura, municipio, comune, ambasciata, tribunale, stadio, discoteca, centro commerciale, asili',
      SHRINES,
    ].join(', '),
    relative: [
      'mia moglie, sua moglie, i miei figli, i suoi figli, le donne, la mia ragazza',
      'tua moglie, le mogli, la moglie, una donna, la tua ragazza, la tua donna, la mia donna, la sua donna, donne, le femmine, le ragazze, le femministe, tua figlia',
    ].join(', '),
    suggestive:
      'sexy, seducente, sensuale, lingerie, spogliarellista*, feticist*, perizoma, provocante, reggicalze',
    childlike:
      'scolaretta*, bambina, bambine, bimba, bimbe, ragazzina, ragazzine, minorenne, minorenni, adolescente, adolescenti',
  },
  fillers:
    'i, gli, le, il, lo, la, l, tutti, tutte, tutto, tutta, questi, queste, quei, quelle, quegli, di, dei, degli, delle, del, un, uno, una, miei, nostri, sporchi, sporche, ogni, molto, davvero, solo, che, cosi, tanto, completamente, semplicemente, maledetti, fottuti, bastardi, poveri, vecchi, sempre, piu, mio, anche, veri, essere, schifosi, luridi',
  stops: [
    'e, o, in, nei, a, al, con, di, dei, qui, che, sono, perche, ma, come, quando, se, per, da, fuori, i, gli, le, oggi, sempre',
    'vanno, va, devono, deve, dovrebbero, meritano, bisogna, tornate, tornatevene, torna, via',
  ].join(', '),
  denials: 'non, mai, contro, stop, senza, basta, nessuno, ne, anti, smettete, smettila',
} as const satisfies LanguageWords;
