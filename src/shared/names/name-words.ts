const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Titles and forms of address that stand before a name, in small letters without accents, full stops and hyphens. */
export const TITLES = words(
  `
  dr dra drs drmed drrernat drphil dring drjur prof profa professor professorin doctor doktor univprof privdoz med phil rer
  nat jur habil hc dipling diplinf ing mag mgr bc mudr judr rndr phdr mr mrs ms miss mx sir dame lord lady rev reverend hon
  capt sgt herr frau hr fr frl fraulein fru dhr mevr mw mevrouw meneer mme mmes mlle monsieur madame mademoiselle
  me maitre docteur professeur sr sra srta srita senor senora senorita dna dona doctora profesor profesora sig sigra signor
  signora signorina dott dottssa dottoressa dottore avv eng engr engenheiro engenheira arq lic senhor senhora doutor doutora exmo sayin
  г-н г-жа гн гжа др д-р проф профессор доктор господин госпожа пан пани
  κ κα κος δρ καθ κυριος κυρια
  د دكتور دكتورة الدكتور الدكتورة أ الأستاذ الأستاذة السيد السيدة الشيخ المهندس م
  דר פרופ פרופסור מר גב גברת
  श्री श्रीमती डॉ`.trim(),
);

/** Words that begin a family name, and never a name that somebody is called by. */
export const PARTICLES = words(
  'von vom zu zur zum van vander vanden der den de del della delle di da do dos das du des la le les el al bin ibn bint ben ter ten af av mac',
);

/** Words that begin a name and are not a name without the next word. */
export const BEGINNINGS = words('abd abdul abdel abdal abu abou umm um عبد أبو ابو أم ام ست سيف');

/** Suffixes that may follow a name after a comma, or at its end, and are not a name. */
export const SUFFIXES = words(
  'jr junior sr senior ii iii iv phd md dds dvm rn mba msc bsc ba ma llm llb esq cpa mphil dphil edd pe frcp obe mbe',
);

/** First names of two words: the second words, by the first. */
export const DOUBLE_NAMES: Readonly<Record<string, ReadonlySet<string>>> = {
  mary: words('ann anne jane jo lou kate beth ellen sue rose grace louise margaret pat lynn kay'),
  anna: words('lena maria sophie marie lea lisa lucia katharina'),
  ana: words('belen maria paula lucia clara isabel luisa sofia carolina'),
  maria: words('jose luisa del isabel clara teresa eduarda carmen elena fernanda jesus'),
  jose: words('luis maria antonio manuel miguel carlos ramon angel ignacio eduardo'),
  juan: words('carlos pablo jose manuel antonio ignacio david diego luis'),
  luis: words('miguel fernando alberto carlos enrique felipe'),
  miguel: words('angel'),
  joao: words('pedro paulo victor vitor carlos miguel'),
  jean: words('paul pierre luc claude marc jacques louis michel baptiste francois philippe yves marie'),
  marie: words('claire louise france therese christine laure helene pierre luise sophie'),
  anne: words('marie sophie laure claire'),
  hans: words('peter jurgen georg werner joachim dieter'),
  karl: words('heinz'),
  klaus: words('peter dieter'),
  eva: words('maria'),
  billy: words('bob joe ray'),
  bobby: words('jo joe'),
  betty: words('ann lou jo'),
  peggy: words('sue ann'),
  sarah: words('jane'),
  john: words('paul'),
  gian: words('luca carlo marco'),
  pier: words('paolo luigi'),
};

/**
 * Family names that come first if people keep the order of their language in Latin letters: Vietnamese, Chinese, Korean
 * and Japanese names that are not first names elsewhere, and Hungarian names.
 */
export const FAMILY_NAMES_FIRST = words(
  `
  nguyen tran pham huynh hoang phan truong ngo duong dang bui vo vu
  wang zhang liu chen yang huang zhao wu zhou xu zhu guo gao luo zheng xie tang feng xiao cheng cao
  li sun hu deng jiang cai peng zeng ding
  choi jeong jung kang yoon shin kwon hwang ahn
  sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki yamaguchi matsumoto
  nagy kovacs toth szabo horvath varga kiss molnar nemeth farkas balogh papp takacs juhasz lakatos meszaros olah racz fekete
  szilagyi`.trim(),
);

/** Words that stay in front of a name: 'Oma Gerda', 'Familie Schuster'. */
export const CALLED_WHOLE = words(
  `oma opa omi opi tante onkel mama papa familie family famille familia famiglia team equipe uncle aunt auntie grandma grandpa
  granny oncle tonton mamie abuela abuelo nonna nonno`,
);

/** Second halves of Arabic names: 'Nour El-Din'. */
export const SECOND_HALVES = words('eldin aldin eddine الدين الزهراء');
