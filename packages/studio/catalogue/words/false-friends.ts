import { LANGUAGES, type Language } from './words.ts';

/**
 * Words that mean something else in English or another language, or share their spelling without accents with such a word,
 * and a phrase that the tables have for them: 'word=phrase', separated by a comma and a space. They count in texts of
 * their language only. An entry with accents goes before one without.
 */
const FALSE_FRIENDS: Readonly<Partial<Record<Language, string>>> = {
  de: `notebook=laptop, hose=hosen, hut=filzhut, hute=filzhut, rock=skirt, rocke=skirt, boot=boat, boote=boat, wand=wall,
    gift=poison, fee=fairy, brief=envelope, briefe=envelope, dose=drink can, hummer=lobster,
    angel=fishing rod, stern=star, sterne=stars, bär=bear, bären=bear, fön=hair dryer, smoking=tuxedo,
    mappe=briefcase, stift=pencil, stifte=pencil, kette=necklace, tier=animal, tiere=animal, pony=horse,
    rad=bicycle, fliege=bow tie, kelle=trowel, becher=mug, gitarre=guitar, tee=tea, kaninchen=rabbit,
    wal=whale, mais=corn, pilz=mushroom, pilze=mushroom, hai=shark, radler=cyclist, schlange=snake,
    pinsel=paintbrush, puppe=doll, kater=cat, igel=hedgehog, bank=bench, hat=has, säge=saw, sägen=saw,
    limo=drink can, oldtimer=car, trainer=coach, ringer=wrestler, tafel=blackboard, kam=quiet,
    turner=gymnast, türsteher=bouncer, herz=heart, bunt=rainbow, bunte=rainbow, bunter=rainbow,
    buntes=rainbow, bunten=rainbow, buntem=rainbow, chips=crisps, pommes=fries, handy=phone, see=lake,
    zug=train, bürste=comb, schleife=hair ribbon, malt=painting, kostüm=costume`,
  fr: `car=because, chat=cat, chats=cat, chatte=cat, baskets=trainers, pain=bread, tongs=flip flops, robe=dress,
    robes=dress, pull=jumper, pulls=jumper, gilet=vest, bob=bucket hat, ours=bear, smoking=tuxedo,
    ballon=ball, ballons=balloon, marine=navy, singe=monkey, casserole=pan, verre=glass,
    clé=spanner, clef=key, clés=key, four=oven, raisin=grapes, prune=plum, habit=suit, manche=sleeve,
    bras=arm, main=hand, sac=handbag, couteau=knife, ane=donkey, âne=donkey, thé=tea, the=tea, café=coffee,
    cafe=coffee, lunette=glasses, vélo=bicycle, velo=bicycle, bague=ring, ski=skis, coq=chicken, as=ace,
    figue=fig, lapin=rabbit, poêle=pan, poele=pan, journal=newspaper, lecture=book, biche=deer,
    caméra=film camera, crane=skull, crâne=skull, lance=spear, marin=sailor, micro=microphone,
    jogging=joggers, supporter=football fan, short=shorts, rose=pink, elfe=elf, plaid=blanket, trench=coat,
    noeud=hair ribbon, nœud=hair ribbon, montre=watch, ail=garlic, violette=purple,
    chips=crisps, sirène=mermaid, chemise=shirt, veste=jacket, peluche=plush bear, portable=phone,
    boule=ball, marteau=hammer, tresse=braids, natte=braids, carreaux=checked, pois=polka dots,
    manette=gamepad, manettes=gamepad, tuba=snorkel, sweat=hoodie, citron=lemon, rayures=stripes, rayé=stripes, rayée=stripes, marinière=striped shirt, uni=plain, unie=plain`,
  es: `bebe=drinks, dice=says, tan=very, bebé=baby, red=net, pan=bread, oso=bear, copa=glass of wine, bata=robe, sombrero=hat, pipa=pipe, cometa=kite,
    mono=monkey, pala=shovel, once=eleven, pie=foot, sol=sun, sopa=soup, tenis=tennis, taza=mug,
    globo=balloon, bota=boots, vela=candle, raton=mouse, smoking=tuxedo, saco=jacket, lentes=glasses,
    carpeta=clipboard, cana=cane, caña=fishing rod, té=tea, te=quiet, toro=bull, toros=bull, flor=flower,
    papel=paper, bate=baseball bat, balon=ball, guante=gloves, bolsa=handbag, bolas=balls, mate=mug,
    corona=crown, cafe=coffee, jersey=jumper, calcetines=socks, reloj=watch, capa=cape,
    moto=motorbike, gata=cat, tabla=surfboard, cinta=ribbon, bastón=cane, baston=cane, perilla=goatee,
    loro=parrot, hacha=axe, muleta=crutch, muletas=crutch, collar=necklace, alas=wings, americana=jacket,
    maestro=teacher, maestra=teacher, ratón=mouse, trenza=braids, trenzas=braids, lunares=polka dots,
    cuadros=checked, rayas=stripes, perro=dog, lazo=hair ribbon, moño=hair bun, cuerno=horns, elfo=elf,
    mascara=mask, máscara=mask, chulo=quiet, sino=quiet, escalera=ladder`,
  it: `bacchetta=wand, ali=wings, cane=dog, cani=dog, cagnolino=dog, cagnolini=dog, pane=bread, mare=sea, velo=veil, sole=sun, ape=bee,
    api=bee, palla=ball, papillon=bow tie, topo=mouse, topi=mouse, orso=bear, smoking=tuxedo, gonna=skirt,
    tuta=tracksuit, camice=lab coat, pala=shovel, stella=star, pianta=plant, torta=cake, tazza=mug,
    batteria=drum, tromba=trumpet, moto=motorbike, nave=ship, penna=pencil, completo=suit, rana=frog,
    tre=three, toro=bull, tonno=fish, vaso=vase, rete=net, fiore=flower, uova=egg, libri=book,
    occhiale=glasses, mani=hand, piede=foot, basso=bass guitar, borsa=handbag, pompa=pump, corda=rope,
    scala=ladder, chiavi=key, sega=saw, te=tea, tè=tea, amo=quiet, sci=skis, pesca=fishing,
    body=leotard, ferro=iron, mucca=cow, pollo=chicken, gallo=chicken, barca=boat, anello=ring,
    corona=crown, racchetta=racket, coppola=flat cap, hostess=flight attendant, maestro=teacher,
    maestra=teacher, elmo=knight helmet, fiocco=hair ribbon, treccia=braids, righe=stripes, pois=polka dots,
    quadri=checked, quadretti=checked, tifo=quiet, tifoso=football fan, cappotto=coat, giornale=newspaper,
    forno=oven, caccia=hunting, cravatta=tie, pattini=roller skates, cuori=heart`,
  pt: `panela=pan, panelas=pan, bebe=drinks, dos=from, bebê=baby, bebé=baby, avô=grandpa, avó=grandma, vovô=grandpa, vovó=grandma, pipa=kite, pipas=kite, boné=cap, bone=cap, chá=tea, cha=tea, cão=dog, cao=dog, cães=dog, caes=dog,
    cadela=dog, urso=bear, tênis=trainers, tenis=trainers, ténis=trainers, bata=lab coat, copo=glass,
    rato=mouse, pão=bread, lata=drink can, mala=suitcase, bateria=drum, capa=cape, casaco=coat,
    camisola=jersey, sapo=frog, touro=bull, vela=candle, avental=apron, fato=suit, smoking=tuxedo,
    flor=flower, rede=net, sol=sun, mar=sea, café=coffee, cafe=coffee, manta=blanket, bola=ball, pá=shovel,
    moto=motorbike, saia=skirt, livro=book, bengala=cane, relogio=watch, coroa=crown,
    anel=ring, sino=bell, mota=motorbike, pé=foot, bota=boots, luva=gloves, loja=shop, lenço=scarf,
    lenco=scarf, mel=honey, rei=king, academia=gym, elmo=knight helmet, bolinhas=polka dots,
    listras=stripes, listrado=stripes, listrada=stripes, trança=braids, tranças=braids,
    laço=hair ribbon, laco=hair ribbon, maestro=orchestra conductor, bike=bicycle, rena=deer,
    globo=globe, óculos=glasses, asa=wings, pipoca=popcorn, pião=spinning top`,
  nl: `spuit=syringe, van=from, pet=cap, petten=cap, slang=snake, slangen=snake, beer=bear, beren=bear, rok=skirt, pak=suit,
    pakken=suit, das=scarf, kok=chef, boot=boat, boten=boat, boer=farmer, mes=knife, messen=knife,
    ster=star, arts=doctor, dief=burglar, rug=back, bad=bath, tas=handbag, thee=tea, vis=fish, vissen=fish,
    kip=chicken, kippen=chicken, kat=cat, katten=cat, bal=ball, ballen=ball, ketting=necklace, kaart=map,
    bank=bench, peer=pear, boor=drill, kist=chest, smoking=tuxedo, brood=bread, worst=hot dog, fluit=flute,
    bord=sign, vest=cardigan, trap=ladder, kop=mug, mok=mug, bloem=flower, roos=flower,
    rozen=flower, boek=book, boeken=book, hark=rake, brief=envelope, brieven=envelope, auto=car, auto’s=car,
    haak=hook, bijl=axe, vlag=flag, wijn=wine, kwast=paintbrush, hart=heart, step=kick scooter,
    slippers=flip flops, kam=comb, bel=bell, machinist=train driver, python=snake, bot=bone,
    stip=polka dots, stippen=polka dots, ruit=checked, ruitjes=checked, strepen=stripes, gestreept=stripes,
    gestreepte=stripes, geruit=checked, geruite=checked, strik=hair ribbon, vlecht=braids, vlechten=braids,
    wolven=wolf, trekker=tractor, coureur=racing driver, mand=basket, fietsen=bicycle, lollig=funny`,
};

type Meanings = ReadonlyMap<string, string>;

const MEANINGS: ReadonlyMap<string, Meanings> = new Map(
  Object.entries(FALSE_FRIENDS).map(([language, entries]) => [
    language,
    new Map(
      entries.split(/,\s+/u).map((entry) => {
        const [word = '', meaning = ''] = entry.split('=');
        return [word, meaning] as const;
      }),
    ),
  ]),
);

/**
 * What a word of a language means, as the tables have it; undefined where it is no false friend.
 * @param written the word in lower case, with its accents.
 * @param token the same without accents.
 */
export function meaningIn(language: Language, written: string, token: string): string | undefined {
  const meanings = MEANINGS.get(language);
  return meanings?.get(written) ?? meanings?.get(token);
}

const FRIENDS = Map.groupBy(
  LANGUAGES.flatMap((language) =>
    [...(MEANINGS.get(language) ?? [])].map(([word, meaning]) => ({ language, word, meaning })),
  ),
  ({ meaning }) => meaning,
);

/** The false friends that mean a phrase of the tables, with their accents: 'chat' of French means 'cat'. */
export const falseFriendsOf = (phrase: string): readonly { language: Language; word: string }[] =>
  FRIENDS.get(phrase) ?? [];
