import type { LanguageWords } from './language-words.ts';

/** Italian. */
export const ITALIAN = {
  refused: {
    hate: [
      'frocio, froci, frociaggine, froscio, ricchione, ricchioni, recchione, recchioni, culattone, culattoni, finocchio di merda, finocchi di merda, checca isterica, checche, lesbicona*, terrone, terroni, terrona, marocchino di merda',
      'sporco negro, sporchi negri, i negri, dei negri, ai negri, quei negri, tutti i negri, il negro, lo sporco negro, faccetta nera, muso giallo, musi gialli, beduino di merda, vu cumpra, zingaraccio, zingaracci, giudeo, giudei, giudaico di merda, rabbino di merda',
      'mongoloide, mongoloidi, handicappato di merda, handicappati di merda, spastico di merda, subumano, subumani, sottouomo, sottouomini, negraccio, negracci, negretto, trans di merda, travione, travioni',
      'nazi, nazista, nazisti, nazismo, neonazi*, hitler*, svastica*, sieg heil, heil hitler, croce uncinata, ku klux, terzo reich, gestapo*, camera a gas, camere a gas, soluzione finale, potere bianco, supremazia bianca, suprematista*',
      'camerata fascista, viva il duce, saluto romano, boia chi molla, me ne frego fascio, marcia su roma fascista, pulizia etnica, olocausto*, genocidio, omofobo e fiero, razzista e fiero, fiero fascista, antisemita*, ss ufficiale, ufficiale delle ss, soldato delle ss, soldato ss',
    ].join(', '),
    sexual: [
      'nuda, nude donne, donne nude, ragazze nude, uomini nudi, uomo nudo, ragazzo nudo, tutto nudo, tutta nuda, completamente nudo, completamente nudi, completamente nude, totalmente nudo, nudo integrale, nudita, nudista*, nudisti, seminudo, seminuda, nudo artistico, corpo nudo, corpi nudi, senza vestiti, senza vestito addosso, svestita, spogliata, spogliarsi, spogliarello*, seno nudo, seni nudi, seni al vento, tette*, tettona, tettone, capezzol*',
      'porno*, pornografi*, sesso, sessi, sessuale, sessuali, erotic*, orgasm*, orgia, masturb*, pompino, pompini, bocchinara*, fellatio, sodomi*, ditalino, sega fatta, dildo*, vibratore sexy, sborra*, spompina*, inculare, inculata, inculato',
      'pene, vagina*, vulva*, clitoride, la fica, fica bagnata, bella figa, gran figa, la figa, figa bagnata, fregna, passera bagnata, patonza, sorca, cazzo duro, mio cazzo, suo cazzo, grosso cazzo, cazzi duri, succhiacazzi, succhiami, cazzo in, minchia dura, nerchia, uccello duro, culo nudo, erezione*, eiacul*, sperma*',
      'scopare una, scopami, scopata, scopate, scopando, scopano, scopa una donna, scopo tua, che scopa, chiavare, chiavata, trombare, trombata, trombano, fottere una, fottimi, puttana*, puttane, puttanella*, troia che, una troia, sei troia, sei una troia, mignotta*, mignotte, bagascia, zoccola*, battona, prostitut*, stupro, stupri, stuprare, stuprator*, stuprata, stupra, incesto*, zoofil*, figlio di puttana',
    ].join(', '),
    minors: 'pedofil*, pedopornografi*, bambina nuda, bambine nude, bambino nudo, bambini nudi, lolita nuda',
    violence:
      'terrorista*, terroristi, terrorismo, stato islamico, jihadist*, combattente isis, al qaeda, autobomba, kamikaze islamico, attentato suicida, strage in una scuola, strage di bambini, sparatoria a scuola, sparatoria nella scuola, assassino di bambini, assassino di donne, decapitare, decapitato, decapitando, sgozzare, sgozzato, sgozzando, mettere una bomba, brigate rosse',
    'self-harm':
      'suicidio, suicidi, suicida, suicidarsi, suicidarmi, mi suicido, impiccarmi, mi impicco, uccidermi, mi uccido, ammazzarmi, mi ammazzo, tagliarmi le vene, tagliarsi le vene, autolesion*, farla finita, voglio morire',
  },
  harmless: [
    'suicide squad, prevenzione del suicidio, antiterrorismo, piedi nudi, a piedi nudi, torso nudo, petto nudo, mani nude, verita nuda, nuda verita, occhio nudo, re nudo, spalle nude, braccia nude, gambe nude, rossetto nude, sesso debole, gentil sesso, bel sesso, educazione sessuale, salute sessuale, sesso opposto',
    'cavallo di troia, guerra di troia, sopravvissuto all olocausto, memoriale dell olocausto, museo dell olocausto, cacciatore di nazisti, anti nazista, antinazista*, partigiano contro i nazisti, pene d amore, pene del purgatorio, sessanta, roccia nuda, terra nuda, pena, rio negro, monte negro, toro negro, porco negro, tori negri',
  ].join(', '),
  sentences: {
    hate: [
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
  ].join(', '),
  kinds:
    'negro, negri, negra, neri, nere, lesbica, musulmana, araba, arabo, cinese, straniero, disabile, africano, albanese, rumeno, marocchino, nero',
  people: 'persone, gente, uomini, donne, donna, uomo, bambini, razza, famiglie, cani, maiali',
  sets: {
    sexes:
      'le donne, alle donne, tutte le donne, gli uomini, tutti gli uomini, agli uomini, femministe, le femmine, delle donne',
    outsiders:
      'gli immigrati, immigrati, i negri, negri, gli ebrei, ebrei, gli zingari, zingari, gli stranieri, stranieri, i musulmani, musulmani, i profughi, i clandestini, clandestini, i gay, gli islamici, i rom, gli arabi, i migranti, extracomunitari',
    attack:
      'uccidere, uccidete, uccidiamo, uccidi, uccido, uccidono, ammazzare, ammazzate, ammazziamo, ammazza, ammazzo, assassinare, massacrare, massacrate, massacriamo, sterminare, sterminate, sterminiamo, eliminare, eliminate, eliminiamo, gasare, gasate, gasiamo, bruciare, bruciate, bruciamo, impiccare, impiccate, impicchiamo, linciare, linciate, linciamo, fucilare, fucilate, fuciliamo, sgozzare, sgozzate, torturare, torturate, stuprare, stuprate, castrare, castrate, sterilizzare, annegare, annegate, affogare, lapidare, lapidate, decapitare, deportare, deportate, espellere, espelliamo, picchiare, picchiate, picchiamo, pestare, pestate, annientare, sparare, sparate, spariamo, cacciare, cacciamo',
    despise:
      'odio, odia, odiamo, odiano, odiare, odiate, detesto, detestiamo, detesta, disprezzo, disprezziamo, non sopporto, schifo, schifano',
    insult:
      'sporco, sporchi, sporca, sporche, fottuto, fottuti, maledetto, maledetti, maledetta, maledette, schifoso, schifosi, schifosa, schifose, lurido, luridi, lurida, luride, bastardo, bastardi, brutto, brutti, brutta, puzzolente, puzzolenti, cani di, porci, stupidi, stramaledetti',
    shit: 'di merda, schifosi, schifoso, schifosa, bastardi, bastardo, di cacca, luridi, lurido, puzzolenti, maledetti, al rogo',
    to: 'a, ai, agli, alle, al, a tutti, a tutte, a tutti i, a tutti gli, contro, per',
    be: 'sono, e, erano, siete, sono tutti, sono solo, sono dei, sono come',
    vermin:
      'ratti, topi, parassiti, scarafaggi, animali, bestie, scimmie, maiali, porci, cani, feccia, spazzatura, cancro, un cancro, il cancro, malattia, una malattia, la peste, peste, piaga, una piaga, inferiori, subumani, criminali, delinquenti, ladri, stupratori, terroristi, selvaggi, degenerati, malati, malati di mente, mostri, schifosi, oggetti, puttane, stupide, stupidi, pervertiti, contro natura, demoni, rifiuti, zecche, immondizia, vermi, inutili, assassini, merda, fannulloni',
    must: 'devono, dovrebbero, deve, dovrebbe, meritano, bisogna, vanno',
    suffer: 'morire, bruciare, sparire, crepare, soffrire, scomparire, andarsene, la morte, il rogo',
    attacked:
      'uccisi, uccise, ammazzati, ammazzate, assassinati, sterminati, eliminati, eliminate, gasati, bruciati, bruciate, impiccati, linciati, fucilati, sgozzati, torturati, stuprate, castrati, sterilizzati, annegati, lapidati, decapitati, deportati, espulsi, picchiati, picchiate, rinchiusi, rinchiuse, giustiziati, soppressi, cacciati',
    place:
      'al rogo, nei forni, nel forno, ai forni, al forno crematorio, al gas, nelle camere, alla forca, al muro, nei campi, ad auschwitz, all inferno, allo zoo, nei lager, in cucina, in galera, nel mare',
    prey: 'negri, ebrei, froci, gay, zingari, immigrati, musulmani, arabi, migranti, lesbiche',
    kill: 'uccidere, uccido, uccidero, uccide, uccidete, ammazzare, ammazzo, ammazzero, ammazza, assassinare, massacrare, sgozzare, accoltellare, accoltello, strangolare, strangolo, sterminare, decapitare, torturare, uccidendo, ammazzando, uccidiamo, ammazziamo',
    person:
      'la gente, gente, persone, tutti, tutti quanti, mia moglie, mio marito, il mio capo, il mio professore, la mia professoressa, i miei genitori, mia madre, mio padre, mia sorella, mio fratello, il mio vicino, i miei vicini, la mia ragazza, il mio ragazzo, la mia ex, la mia famiglia, i miei figli, i bambini, bambini, sua moglie, poliziotti, i poliziotti, la polizia, il presidente, il papa, i miei compagni, le donne, donne, innocenti, gli innocenti, i professori, qualcuno, civili, umani',
    building:
      'scuola, una scuola, la scuola, la mia scuola, moschea, una moschea, la moschea, sinagoga, una sinagoga, la sinagoga, chiesa, una chiesa, ospedale, un ospedale, l ospedale, aeroporto, un aeroporto, un treno, il parlamento, un asilo, un concerto, stazione',
    relative: 'mia moglie, sua moglie, i miei figli, i suoi figli, le donne, la mia ragazza',
    suggestive:
      'sexy, seducente, sensuale, lingerie, spogliarellista*, feticist*, perizoma, provocante, reggicalze',
    childlike:
      'scolaretta*, bambina, bambine, bimba, bimbe, ragazzina, ragazzine, minorenne, minorenni, adolescente, adolescenti',
  },
  fillers:
    'i, gli, le, il, lo, la, l, tutti, tutte, tutto, tutta, questi, queste, quei, quelle, quegli, di, dei, degli, delle, del, un, uno, una, miei, nostri, sporchi, sporche, ogni, molto, davvero, solo, che, cosi, tanto, completamente, semplicemente, maledetti, fottuti, bastardi, poveri, vecchi, sempre, piu, mio, anche, veri, essere, schifosi, luridi',
  stops:
    'e, o, in, nei, a, al, con, di, dei, qui, che, sono, perche, ma, come, quando, se, per, da, fuori, i, gli, le, oggi, sempre',
  denials: 'non, mai, contro, stop, senza, basta, nessuno, ne, anti, smettete, smettila',
} as const satisfies LanguageWords;
