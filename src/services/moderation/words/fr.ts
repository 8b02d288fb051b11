import type { LanguageWords } from './language-words.ts';

/** French. */
export const FRENCH = {
  refused: {
    hate: [
      'negre, negres, negresse, negresses, negro de service, bamboula*, bougnoul*, youpin*, youtre*, bicot, bicots, chinetoque*, chintok*, niakoue*, noiraud*, crouille*, crouillat*',
      'sale pede, sales pedes, un pede, les pedes, des pedes, gros pede, espece de pede, pedes au, pedale de merde, tantouze*, tarlouze*, tafiole*, gouine*, travelo*, enculeur*, sale gouine, tapette de merde, sale tapette, grande folle de merde, sous homme*, sous hommes',
      'mongolien*, gogol de merde, attarde mental, attardes mentaux, debile mental, debiles mentaux, bouffeur d hostie, negrillon*, youd, youds',
      'nazi, nazie, nazis, nazies, neonazi*, neo nazi*, hitler*, hitlerien*, croix gammee*, svastika*, sieg heil, heil hitler, waffen ss, officier ss, soldat ss, uniforme ss, gestapo*, troisieme reich, ku klux',
      'chambre a gaz, chambres a gaz, solution finale, shoah ananas, pouvoir blanc, suprematie blanche, suprematiste*, grand remplacement, ratonnade*, epuration ethnique, la france aux francais',
      'genocide, raciste et fier, homophobe et fier, antisemite*, antisemitisme drole, mort au juif, mort au juifs',
    ].join(', '),
    sexual: [
      'a poil, completement nu, completement nue, completement nus, entierement nu, entierement nue, tout nu, toute nue, tout nus, toutes nues, totalement nu, totalement nue, nu integral, nudite*, nudisme, nudiste*, naturiste*',
      'femme nue, femmes nues, homme nu, hommes nus, fille nue, filles nues, garcon nu, mec nu, meuf nue, copine nue, dame nue, corps nu, corps nus, seins nus, sein nu, poitrine nue, fesses nues, fesse nue, cul nu, deshabillee, sans vetements, sans aucun vetement, modele nu, modele nue',
      'porno*, pornographi*, porn, sexe, sexes, sexuel, sexuelle*, sexuels, sextape*, sextoy*, erotique*, orgasme*, partouze*, orgie*, masturb*, branlette*, branler, se branle, branleur*, branleuse*, fellation*, cunnilingus, sodomi*, pipe baveuse, levrette nue, gode, godemich*, godes, plan cul, plan a trois, baise moi, baiser une, je baise, baise ma, baise une, se baiser, baisee, niquer une',
      'penis, vagin*, vulve*, clitoris, clito, nichon*, gros seins, enorme poitrine, grosse bite, grosses bites, ma bite, sa bite, bite en, sucer une bite, suce ma, suce moi, couilles, couille, ma chatte mouillee, chatte mouillee, chatte rasee, foufoune, teub, zob, enculer, encule, enculee, encules, ejacul*, sperme*, bander dur, erection*, triquer',
      'pute, putes, prostituee*, prostitue, salope, salopes, pouffiasse*, trainee de luxe, tapin, viol collectif, violer, violeur*, violeuse*, violee, inceste*, zoophil*, en erection, lingerie transparente, string ficelle seul, strip poker nu',
    ].join(', '),
    minors:
      'pedophil*, pedoporno*, pedopornographi*, pedocriminel*, lolita nue, fillette nue, enfant nu, petite fille nue, petit garcon nu',
    violence: [
      'terroriste*, terrorisme, daech, daesh, etat islamique, djihadiste*, jihadiste*, attentat suicide, kamikaze islamiste, tuerie de masse, tueur de masse, tueur d enfants, tuer des enfants, fusillade dans une ecole, decapit*, egorger, egorge, egorgeur*, al qaida, attentat a la bombe, voiture piegee, poseur de bombe',
    ].join(', '),
    'self-harm':
      'suicide, suicides, se suicider, suicider, suicidaire*, me suicider, me pendre, se pendre, me tuer, me tailler les veines, tailler les veines, automutil*, scarifi*, en finir avec la vie',
  },
  harmless: [
    'en retard, de retard, du retard, le retard, un retard, retard de, retards de, avec retard, sans retard, mon retard, son retard, suicide squad, prevention du suicide, chien a poil, chat a poil, chiens a poil, poil ras, a poil long, a poil ras, a poil dur, a poil court, a poils, animal a poil, bete a poil, manteau a poil, tapis a poil, bottes a poil',
    'anti terroriste, antiterroriste*, lutte contre le terrorisme, verite toute nue, sexe oppose, beau sexe, foutre le camp, branlette espagnole plat, rescape de la shoah, survivant du genocide, chasseur de nazis, chasseuse de nazis, memorial du genocide, stop au genocide, homophobe repenti',
    'pipe a eau, la tour penche, penis de mer, teton de venus, raide dingue, monsieur negre, madame negre, docteur negre, tout nu sous la pluie emoji, sexe faible, sexagenaire, education sexuelle, mannequin string',
  ].join(', '),
  sentences: {
    hate: [
      ...[
        '<attack> <anyone>',
        '<despise> <anyone>',
        '<insult> <group>',
        '<insult> <kind>',
        '<group> de merde',
        '<kind> de merde',
        'mort <to> <anyone>',
        'mort <to> <kind>',
        'a mort <anyone>',
        'a bas <group>',
        'nique <group>',
        'niquez <group>',
        'nique <kind>',
        'fuck <group>',
        'fuck <kind>',
      ],
      ...[
        '<anyone> <be> <vermin>',
        '<kind> <be> <vermin>',
        '<anyone> <must> <suffer>',
        '<anyone> <must> etre <attacked>',
        '<anyone> a <place>',
        '<anyone> au <place>',
        '<anyone> aux <place>',
        '<anyone> en <place>',
        '<group> dehors',
        'dehors <group>',
        '<group> hors de france',
      ],
      ...[
        '<group> <must> <leave>',
        '<anyone> meritent de <suffer>',
        '<anyone> meritent la mort',
        'interdit aux <group>',
        'pas de <group> ici',
        'la haine <to> <group>',
        'haine des <group>',
        'chasse aux <group>',
        'tueur de <group>',
        'tueurs de <group>',
        'casser du <prey>',
        'casseur de <prey>',
        'bruler du <prey>',
        'retourne en afrique',
        'retourne dans ton pays',
        'rentre dans ton pays',
        'retournez dans votre pays',
        'les femmes a la cuisine',
        'place des femmes est a la cuisine',
        'mettre <group> au <place>',
      ],
    ],
    violence: [
      '<kill> <person>',
      '<kill> <person> <all>',
      'violer <person>',
      'bombe dans <building>',
      'bombe a <building>',
      'faire sauter <building>',
      'fais sauter <building>',
      'mettre le feu a <building>',
      'bruler <building>',
      'mort <to> <person>',
      'frapper <relative>',
      'frappe <relative>',
      'battre <relative>',
      'bat <relative>',
    ],
  },
  groups: [
    'juifs, juif, juives, musulmans, musulman, musulmanes, chretiens, catholiques, hindous, bouddhistes, islamistes, arabes, maghrebins, algeriens, marocains, tunisiens, africains, turcs, kurdes, polonais, roumains, russes, ukrainiens, chinois, asiatiques, mexicains, syriens, afghans, israeliens, sionistes, allemands',
    'gays, homos, homosexuels, homosexuelles, lesbiennes, lesbienne, pedes, bisexuels, transsexuels, transgenres, trans, lgbt, queers, les noirs, des noirs, aux noirs, ces noirs, tous les noirs, les blancs, les roms, aux roms, des roms, les jaunes, les rebeus, gens de couleur',
    'etrangers, immigres, migrants, refugies, clandestins, gitans, tsiganes, manouches, romanichels, handicapes, handicape, infirmes, autistes, trisomiques, les sourds, les aveugles, les sdf',
  ].join(', '),
  kinds:
    'noirs, noires, arabe, juive, musulmane, gay, homo, homosexuel, noir, etranger, immigre, gitan, handicapee, rom, africain, chinoise, marocain, algerien, turc, trans',
  surnames: 'Nègre, Nègres',
  people: 'gens, personnes, hommes, femmes, femme, homme, enfants, race, racaille, personne, familles',
  sets: {
    sexes:
      'les femmes, aux femmes, toutes les femmes, les bonnes femmes, les hommes, tous les hommes, les feministes, feministes, aux hommes, des femmes',
    attack:
      'tuer, tue, tuez, tuons, tuent, assassiner, assassinez, massacrer, massacrez, massacrons, exterminer, exterminez, exterminons, eliminer, eliminez, gazer, gazez, gazons, bruler, brulez, brulons, brule, pendre, pendez, pendons, lyncher, lynchez, fusiller, fusillez, fusillons, egorger, egorgez, torturer, torturez, violer, violez, castrer, castrez, steriliser, sterilisez, noyer, noyez, lapider, lapidez, decapiter, deporter, deportez, expulser, expulsez, tabasser, tabassez, frapper, frappez, crever, buter, butez, butons, eradiquer, eradiquez, cramer, cramez, cramons, detruire, chasser, virer, virez',
    despise:
      'deteste, detestons, detester, detestent, hais, haissons, hair, haine, execre, abhorre, deteste, ne supporte pas, supporte pas, meprise, meprisons, mepriser',
    insult:
      'sale, sales, espece de, putain de, putains de, enfoire de, enfoires de, enculé de, encule de, encules de, salopard de, salope de, connard de, connards de, connasse de, fils de pute de, foutu, foutus, fichus, maudit, maudits, vermine de, stupides, cochon de, cochons de',
    to: 'a, au, aux, a la, a tous, a toutes, a ces',
    be: 'sont, est, etaient, ne sont que, sont tous, c est',
    vermin:
      'singes, singe, rats, rat, parasites, vermine, de la vermine, animaux, cafards, cafard, porcs, cochons, chiens, sous hommes, dechets, ordures, une ordure, cancer, un cancer, une maladie, peste, la peste, un fleau, inferieurs, inferieures, inferieur, inferieure, criminels, voleurs, des voleurs, terroristes, violeurs, sauvages, des sauvages, macaques, malades mentaux, des malades, degeneres, pervers, des animaux, des betes, nuisibles, pas humains, pas des humains, des objets, des putes, stupides, trop betes, betes, demons, impurs, sataniques, la lie',
    must: 'doivent, devraient, doit, devrait, faut que, meritent de, vont',
    suffer: 'mourir, crever, bruler, disparaitre, souffrir, pendre, perir',
    attacked:
      'tues, tuees, assassines, extermines, elimines, gazes, brules, brulees, pendus, pendues, lynches, fusilles, egorges, tortures, violes, violees, castres, sterilises, noyes, lapides, decapites, deportes, expulses, battus, battues, eradiques, enfermes, enfermees, abattus',
    leave: 'partir, degager, rentrer chez eux, quitter la france',
    place:
      'four, fours, gaz, chambre a gaz, chambres a gaz, bucher, poteau, mur, camps, camp, gibet, potence, feu, auschwitz, zoo, trou, cuisine',
    prey: 'juif, arabe, noir, pede, gay, musulman, negre, gitan, migrant, rebeu',
    kill: 'tuer, tue, tuez, tuerai, tuerais, assassiner, assassine, massacrer, massacre, egorger, poignarder, poignarde, etrangler, etrangle, exterminer, decapiter, buter, butez, torturer, abattre',
    person:
      'des gens, les gens, tout le monde, ma femme, mon mari, mon patron, ma patronne, mon prof, ma prof, mon professeur, mes parents, ma mere, mon pere, ma soeur, mon frere, mon voisin, ma voisine, mes voisins, mon ex, ma copine, mon copain, ma famille, mes enfants, des enfants, les enfants, sa femme, les flics, des flics, des policiers, les policiers, le president, mes eleves, mes camarades, des femmes, des innocents, les profs, vous tous, quelqu un, des civils',
    all: 'tous, toutes',
    building:
      'ecole, l ecole, une ecole, mon ecole, mosquee, une mosquee, la mosquee, synagogue, une synagogue, la synagogue, une eglise, l eglise, hopital, l hopital, un hopital, aeroport, l aeroport, un train, le parlement, l elysee, une creche, un concert',
    relative: 'ma femme, sa femme, mes enfants, ses enfants, les femmes',
    suggestive:
      'sexy, seductrice, sensuelle, sensuel, lingerie, stripteaseuse*, fetichiste*, porte jarretelles, aguicheu*, string',
    childlike:
      'ecoliere*, fillette*, petite fille, petites filles, petit garcon, petits garcons, collegienne*, mineure, mineures, adolescente*, gamine*',
  },
  fillers:
    'les, le, la, l, tous, toutes, tout, toute, ces, ce, cette, des, de, du, un, une, mes, mon, ma, nos, vos, sales, sale, putain, putains, foutus, ses, chaque, bien, tres, vraiment, juste, que, ne, n, il, faut, d, simplement, seulement, completement, trop, leur, leurs, petits, vieux, jeunes, meme, toujours, tellement, enfin, ici, plus, sont',
  stops:
    'et, ou, en, dans, a, au, aux, sur, avec, de, du, des, ici, qui, sont, est, car, mais, comme, quand, si, par, pour, hors, dehors, les, le, la, partout, toujours',
  denials: 'pas, jamais, ne, contre, stop, non, sans, arretez, arrete, aucun, anti, personne',
} as const satisfies LanguageWords;
