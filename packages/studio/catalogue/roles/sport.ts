import type { RoleEntry } from './role-entry.ts';

/** Sports. */
export const SPORT_ROLES = {
  cyclist: {
    words: `cyclist, mountain biker · de radfahrer, radfahrerin, rennradfahrer · fr cycliste, cyclotouriste
      · es ciclista · nl fietser, wielrenner, mountainbiker · emoji 🚴‍♀️`,
    theme: 'sport',
    things: ['bicycle'],
    headwear: 'bike-helmet',
    garments: ['jersey', 'shorts'],
  },
  'figure-skater': {
    words: `figure skater, roller skater, ice skater · de eiskunstlaufer, eislaufer, schlittschuhlaufer · fr patineur
      · es patinador · it pattinatore · nl schaatser, schaatsster, kunstschaatser`,
    theme: 'sport',
    things: ['roller-skate', 'medal'],
    garments: ['jumper'],
  },
  skier: {
    words: `skier, ski instructor · de skifahrer, skilehrer · fr skieur · es esquiador · it sciatore · nl skileraar`,
    theme: 'sport',
    things: ['skis'],
    headwear: 'goggles',
    garments: ['jacket', 'gloves'],
  },
  snowboarder: {
    words: 'snowboarder · fr snowboardeur',
    theme: 'sport',
    things: ['snowboard'],
    headwear: 'goggles',
    garments: ['jacket', 'gloves'],
  },
  boxer: {
    words: `boxer, prizefighter, kickboxer, fighter · fr boxeur · es boxeador · it pugile · pt pugilista · nl bokser`,
    theme: 'sport',
    things: ['boxing-gloves', 'medal'],
    garments: ['tee', 'shorts'],
    pose: 'heroic',
  },
  karate: {
    words: `karate, karateka, karate master, karate kid, judo, judoka, taekwondo, jiu jitsu, jujitsu, aikido,
      martial arts, martial artist, black belt holder · de karatekampfer`,
    theme: 'sport',
    things: ['medal'],
    garments: ['gi'],
    pose: 'heroic',
  },
  runner: {
    words: `runner, jogger, marathon runner, marathoner, runs marathons, running marathons, running a marathon,
      sprinter, athlete, triathlete · de laufer, lauferin, marathonlaufer · fr coureur, marathonien · es corredor,
      maratoniana · it corridore, maratoneta · pt maratonista · nl hardloper, hardloopster, marathonloper`,
    theme: 'sport',
    things: ['medal', 'stopwatch'],
    garments: ['jersey', 'shorts'],
    pose: 'running',
  },
  gymnast: {
    words: `gymnast, acrobat · de akrobat · fr gymnaste, acrobate · es gimnasta, acrobata · it ginnasta · pt ginasta
      · nl turnster`,
    theme: 'sport',
    things: ['medal'],
    garments: ['swimsuit'],
    pose: 'cheering',
  },
  weightlifter: {
    words: `weightlifter, bodybuilder, personal trainer, aerobics teacher, aerobics instructor, aerobics,
      fitness instructor, fitness coach, fitness trainer, zumba instructor, gym rat · de gewichtheber, fitnesstrainer,
      kraftsportler · fr coach sportif, halterophile · es culturista, entrenador personal · it sollevatore di pesi
      · pt fisiculturista · nl gewichtheffer`,
    theme: 'sport',
    things: ['dumbbell'],
    garments: ['tank', 'shorts'],
    pose: 'heroic',
  },
  coach: {
    words: `coach, referee, pe teacher · de schiedsrichter, fussballtrainer · fr arbitre, entraineur · es arbitro,
      entrenador · it allenatore · pt treinador · nl scheidsrechter`,
    theme: 'sport',
    things: ['whistle', 'stopwatch'],
    headwear: 'cap',
    garments: ['polo'],
  },
  yogi: {
    words: `yogi, yoga teacher, yoga instructor · de yogalehrer · fr prof de yoga · es profesora de yoga,
      profesor de yoga · it insegnante di yoga · pt professora de yoga · nl yogalerares`,
    theme: 'garden',
    things: ['yoga-mat'],
    garments: ['tee'],
    pose: 'relaxed',
  },
  champion: {
    words: `champion, winner · de weltmeister, gewinner, sieger · fr championne · es campeon · it campione
      · pt campeao · nl kampioen`,
    theme: 'sport',
    things: ['trophy', 'medal'],
    garments: ['jersey'],
    pose: 'cheering',
  },
  cheerleader: {
    words: 'cheerleader',
    theme: 'sport',
    things: ['pom-poms'],
    garments: ['tee', 'skirt'],
    pose: 'cheering',
  },
  jockey: {
    words: `jockey, equestrian, horse rider · de reiter · fr cavaliere · es jinete, jinete de caballos · it fantino,
      amazzone · pt joquei · nl ruiter, amazone`,
    theme: 'sport',
    things: ['horse', 'trophy'],
    headwear: 'helmet',
    garments: ['jersey', 'trousers', 'boots'],
  },
  skydiver: {
    words: `skydiver, sky diver, skydiving, sky diving, parachutist, parachute, parachuting, paratrooper, paraglider,
      paragliding · de fallschirm, fallschirmspringer, fallschirmspringerin · fr parachutiste · es paracaidista
      · it paracadutista · pt paraquedista`,
    headwear: 'goggles',
    garments: ['wetsuit', 'backpack'],
  },
  fencer: {
    words: `fencer, fencing · de fechter, fechterin · fr escrime · es esgrima · it schermidore · pt esgrimista
      · nl schermer`,
    theme: 'sport',
    things: ['sword', 'medal'],
    garments: ['jumper', 'gloves'],
    colours: { jumper: 'white', gloves: 'white' },
  },
  wrestler: {
    words: 'wrestler, pro wrestler · fr lutteur · es luchador de sumo · nl worstelaar',
    theme: 'sport',
    things: ['trophy'],
    garments: ['tank', 'trunks', 'boots'],
    pose: 'heroic',
  },
  luchador: {
    words: 'lucha libre wrestler · es luchador, luchadora, lucha libre',
    theme: 'sport',
    things: ['trophy'],
    headwear: 'eye-mask',
    garments: ['trunks', 'cape', 'boots'],
    pose: 'heroic',
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
