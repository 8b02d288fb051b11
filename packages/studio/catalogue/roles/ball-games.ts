import type { RoleEntry } from './role-entry.ts';

/** Games with a ball. */
export const BALL_GAMES_ROLES = {
  footballer: {
    words: `footballer, soccer player, football player, football captain, soccer captain, player number, goalkeeper,
      goal keeper, striker, goalie · de torwart, torhuter, fussballer, fussballerin, fussballspieler,
      fussballspielerin · fr footballeur, footballeuse · es futbolista · it calciatore, calciatrice
      · pt jogador de futebol, jogadora de futebol · nl voetballer, voetbalster, voetballen`,
    theme: 'sport',
    things: ['football', 'trophy'],
    garments: ['jersey', 'shorts'],
  },
  'team-captain': {
    words: `team captain, club captain, captain of the team, captain of our team, captain of his team,
      captain of her team, captain of a team · de mannschaftskapitan · fr capitaine de l equipe, capitaine equipe
      · es capitan del equipo · it capitano della squadra · pt capitao do time · nl aanvoerder`,
    theme: 'sport',
    things: ['trophy'],
    garments: ['jersey', 'shorts'],
  },
  'rugby-player': {
    words: `rugby player, rugby star, rugby captain · de rugbyspieler · fr rugbyman, joueur de rugby
      · es jugador de rugby · it rugbista · nl rugbyspeler`,
    theme: 'sport',
    things: ['rugby-ball'],
    garments: ['jersey', 'shorts'],
  },
  quarterback: {
    words: 'quarterback, american football player',
    theme: 'sport',
    things: ['rugby-ball'],
    headwear: 'football-helmet',
    garments: ['jersey'],
  },
  'basketball-player': {
    words: `basketball player · de basketballer, basketballspieler · fr basketteur · es baloncestista,
      jugador de baloncesto · it cestista, giocatore di basket · pt jogador de basquete`,
    theme: 'sport',
    things: ['basketball', 'trophy'],
    garments: ['jersey', 'shorts'],
  },
  'volleyball-player': {
    words: `volleyball player, handball player, netball player · de volleyballer, volleyballspieler, handballer
      · fr volleyeur, handballeur · es voleibolista, jugadora de voleibol · it pallavolista · pt jogador de volei,
      jogadora de volei · nl volleybalster, handbalster`,
    theme: 'sport',
    things: ['volleyball'],
    garments: ['jersey', 'shorts'],
  },
  'baseball-player': {
    words: 'baseball player · de baseballspieler · es beisbolista · nl honkballer',
    theme: 'sport',
    things: ['baseball-bat', 'baseball'],
    headwear: 'cap',
    garments: ['jersey'],
  },
  cricketer: {
    words: 'cricketer, cricket player',
    theme: 'sport',
    things: ['cricket-bat'],
    headwear: 'sun-hat',
    garments: ['jersey'],
  },
  'tennis-player': {
    words: `tennis player, badminton player, squash player · de tennisspieler, tischtennisspieler
      · fr joueur de tennis, tennisman · es tenista · it tennista · nl tennisser, tennisster`,
    theme: 'sport',
    things: ['tennis-racket', 'trophy'],
    headwear: 'cap',
    garments: ['polo', 'shorts'],
  },
  golfer: {
    words: 'golfer, golf player · de golfspieler · fr golfeur · es golfista · nl golfspeler',
    theme: 'sport',
    things: ['golf-club'],
    headwear: 'cap',
    garments: ['polo'],
  },
  'hockey-player': {
    words: `hockey player, ice hockey player, ice hockey goalie, hockey goalie, hockey goalkeeper,
      ice hockey goalkeeper · de eishockeyspieler, hockeyspieler · fr hockeyeur · nl hockeyspeler, hockeyster`,
    theme: 'sport',
    things: ['hockey-stick'],
    headwear: 'helmet',
    garments: ['jersey'],
  },
  'golf-pro': {
    words: 'golf pro',
    theme: 'sport',
    things: ['golf-club', 'trophy'],
    headwear: 'cap',
    garments: ['polo'],
  },
  'football-fan': {
    words: `football fan, soccer fan, football supporter, football fanatic, football hooligan, sports fan
      · de fussballfan · fr supporter de foot · es hincha · it tifoso, tifosa · pt torcedor · nl voetbalfan`,
    theme: 'sport',
    things: ['football'],
    garments: ['jersey', 'scarf'],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;
