import type { LanguageWords } from './language.ts';

/** Dutch, apart from the words of things, clothes and roles, which stand in their records. */
export const DUTCH: LanguageWords = {
  quiet: `het een met zonder van voor door over onder naar uit bij tussen tegen tot zijn haar hun mijn jouw onze zij
    wij hij jullie wie wat waar als maar ook nog heel erg veel meer alle grote groot kleine klein oude oud jonge jong
    nieuwe nieuw mooie mooi beste man vrouw meisje jongen kind vriend vriendin draagt heeft houdt speelt staat zit
    hand hoofd jaar keer opa oma broer zus vader moeder zoon dochter oom tante buurman buurvrouw collega nummer wereld
    leven liefde geen niet nooit altijd twee drie vier vijf zes zeven acht negen tien echte echt gek dol fan
    liefhebber drinkt eet kookt bakt leest zingt danst rent loopt werkt reist zwemt fietst rijdt verjaardag kerst
    pasen vakantie pensioen bruiloft cadeau graag wil wilt doet maakt warm warme koud koude ochtend avond nacht dag
    dagen schoot knie arm schouder been favoriete grappig grappige vrolijk vrolijke lekker lekkere lief lieve leuke
    leuk stoere stoer mama papa baas bazin kleinkind figuur poppetje lang lange kort korte links rechts haren beetje
    enorme ronde rond gescheurde buik dikke dunne mondkapje verkleed achter oor oren gekleed wiskunde`,
  grammar: {
    articles: 'een',
    possessives: 'mijn zijn haar',
    and: 'en',
    with: 'met',
    without: 'zonder',
    in: 'in',
    on: 'op',
    has: 'heeft',
    wears: 'draagt',
    but: 'maar',
    no: 'nee',
    thanks: 'bedankt',
    negations: 'geen niet nooit haat haten',
    insteadOf: 'in plaats van',
    hatesBehind: 'haat haten',
    notBehind: 'niet',
    likesBehind: 'wil houdt',
    two: 'twee',
    three: 'drie veel',
    four: 'vier vijf zes',
    number: 'nummer',
    all: 'allemaal',
    like: 'als',
    disguised: 'verkleed',
    dressing: 'gekleed verkleed',
    real: 'echte',
    is: 'zo',
    which: 'die dat',
    he: 'hij zij',
    i: 'ik mij',
    busy: 'op',
    hat: 'hoed',
    softHat: 'muts',
    helmet: 'helm',
    otherHats: 'pet',
    people: `moeder vader zus broer zoon dochter nicht neef vriend vriendin buurman buurvrouw collega man vrouw mevrouw
      meneer genaamd`,
    afterName: 'speelt houdt heeft',
  },
  colours: `brown=bruin/bruine, grey=grijs/grijze, red=rood/rode, yellow=geel/gele, green=groen/groene,
    blue=blauw/blauwe, purple=paars/paarse, black=zwart/zwarte, white=witte, pink=roze, orange=oranje,
    turquoise=turkoois, navy=marineblauw/marineblauwe, gold=gouden, silver=zilveren, khaki=kaki`,
  usualColours: 'denim=spijkerbroek, black=zwarte pet/zwarte kat, blue=blauwe pet, red=rode pet',
  endings: 'etjes=-, etje=-, tjes=-, tje=-, pjes=-, pje=-, jes=-, je=-, ster=er, in=-, en=-/e, n=-, s=-',
  changesStems: true,
  compounds: { costume: 'pak', joints: ['', 'n', 'en'] },
  falseFriends: `spuit=syringe, van=from, pet=cap, petten=cap, slang=snake, slangen=snake, beer=bear, beren=bear,
    rok=skirt, pak=suit, pakken=suit, das=scarf, kok=chef, boot=boat, boten=boat, boer=farmer, mes=knife,
    messen=knife, ster=star, arts=doctor, dief=burglar, rug=back, bad=bath, tas=handbag, thee=tea, vis=fish,
    vissen=fish, kip=chicken, kippen=chicken, kat=cat, katten=cat, bal=ball, ballen=ball, ketting=necklace, kaart=map,
    bank=bench, peer=pear, boor=drill, kist=chest, smoking=tuxedo, brood=bread, worst=hot dog, fluit=flute, bord=sign,
    vest=cardigan, trap=ladder, kop=mug, mok=mug, bloem=flower, roos=flower, rozen=flower, boek=book, boeken=book,
    hark=rake, brief=envelope, brieven=envelope, auto=car, auto’s=car, haak=hook, bijl=axe, vlag=flag, wijn=wine,
    kwast=paintbrush, hart=heart, step=kick scooter, slippers=flip flops, kam=comb, bel=bell, machinist=train driver,
    python=snake, bot=bone, stip=polka dots, stippen=polka dots, ruit=checked, ruitjes=checked, strepen=stripes,
    gestreept=stripes, gestreepte=stripes, geruit=checked, geruite=checked, strik=hair ribbon, vlecht=braids,
    vlechten=braids, wolven=wolf, trekker=tractor, coureur=racing driver, mand=basket, fietsen=bicycle, lollig=funny`,
  homonyms: `
    slang: brandweer brandweerman brandweervrouw tuin tuinman helm → fire hose
  `,
  idioms: `zwart schaap, het zwarte schaap, nachtuil, nachtbraker, vroege vogel, groene vingers, feestbeest,
    hart van goud, waterrat, luie kat, vis in het water, feestneus, bezige bij`,
  besideMarks: {
    clothes: 'trui jas muts sjaal sokken schoenen laarzen trainingsjas trainingspak rugzak tas shirtje',
    fans: 'voetballer voetbal vlag',
    disguises: 'kostuum masker pak',
    disguised: 'verkleed jurk',
    disguisedBehind: 'verkleed',
    outfits: 'jurk pruik',
    brands: 'merk',
    owned: 'zijn haar mijn',
    eaten: 'blik blikje fles flesje kopje reep chocolade drankje',
    watched: 'spel',
    played: 'plaat',
    firms: 'medewerker winkel bezorger',
    little: 'van het uit',
    tails: 'stenen blokjes kaarten pop poppen speelgoed taart',
  },
};
