import { marksIn } from './mark.ts';

/** Sports clubs, leagues and contests. A town alone is none. */
export const CLUB_MARKS = marksIn(`
  Arsenal: arsenal → football (team)
  Chelsea FC: chelsea → football (team)
  Premier League clubs: liverpool, everton, aston villa, west ham, fulham, newcastle united, leeds united, brentford,
    leicester city, tottenham, spurs, crystal palace, nottingham forest, wolverhampton wanderers, man city,
    manchester city → football (team)
  Premier League clubs: west ham united, aston villa fc, newcastle united, leeds united, leicester city fc,
    nottingham forest fc, premier league, coys spurs, gunners arsenal → football
  Celtic FC: celtic fc, glasgow celtic, glasgow rangers, rangers fc, celtic football club → football
  FC Barcelona: barca, barcelona, blaugrana → football (team)
  Atlético de Madrid: atletico de madrid, atletico madrid, atleti → football
  La Liga clubs: real betis, real sociedad, athletic bilbao, athletic club bilbao, sevilla fc, valencia cf,
    villarreal cf, celta de vigo, rcd espanyol, la liga santander → football
  La Liga clubs: sevilla, valencia, villarreal, betis, espanyol, real sociedad → football (team)
  Inter: inter, internazionale → football (team)
  Inter: fc internazionale, inter fc → football
  SSC Napoli: napoli calcio, calcio napoli → football
  Serie A clubs: milan, napoli, roma, lazio, fiorentina, torino, atalanta, bologna fc, sampdoria, genoa → football
    (team)
  Serie A clubs: ss lazio, acf fiorentina, torino fc, atalanta bergamo, uc sampdoria, genoa cfc → football
  Bundesliga clubs: bayern, dortmund, schalke, werder, eintracht, gladbach, borussia, hertha, hsv, st pauli,
    stuttgart, leverkusen, wolfsburg, union berlin → football (team)
  Bundesliga clubs: werder bremen, eintracht frankfurt, borussia monchengladbach, hertha bsc, hamburger sv,
    fc st pauli, vfb stuttgart, bayer leverkusen, bayer 04, vfl wolfsburg, rb leipzig, 1 fc koln, fc koln, vfl bochum,
    hannover 96, sc freiburg, mainz 05, tsg hoffenheim, dynamo dresden, hansa rostock, 1 fc nurnberg,
    fortuna dusseldorf, bundesliga → football
  Ligue 1 clubs: olympique lyonnais, as saint etienne, stade rennais, losc, rc lens, fc nantes, ogc nice, as monaco,
    girondins de bordeaux → football
  Ligue 1 clubs: marseille, lyon, monaco, saint etienne, lens, nantes → football (team)
  Ajax: ajax → football (team)
  Dutch and Belgian clubs: psv, fc utrecht, az alkmaar, fc twente, vitesse arnhem, fc groningen, sparta rotterdam,
    go ahead eagles, club brugge, rsc anderlecht, standard de liege, krc genk, eredivisie → football
  Portuguese clubs: sporting clube de portugal, sc braga, vitoria de guimaraes, benfiquista → football
  Portuguese clubs: porto, braga → football (team)
  Brazilian clubs: vasco da gama fc, atletico mineiro, sao paulo fc, cruzeiro ec, corinthiano, flamenguista → football
  Brazilian clubs: palmeiras, fluminense, gremio, santos, botafogo, vasco, cruzeiro, sao paulo → football (team)
  Other clubs: galatasaray, fenerbahce, besiktas, olympiacos, panathinaikos, red star belgrade, rapid wien, fc basel,
    red bull salzburg, inter miami, la galaxy, al nassr, millonarios fc, club america, chivas guadalajara, cruz azul,
    colo colo, racing club avellaneda, san lorenzo de almagro, penarol → football
  Contests: champions league, europa league, copa libertadores, ballon d or, uefa, fifa world cup, copa america
    → trophy
  Footballers: lionel messi, leo messi, cristiano ronaldo, cr7, kylian mbappe, mbappe, neymar, maradona,
    pele the footballer, ronaldinho, zinedine zidane, erling haaland, haaland, lamine yamal, david beckham
    → footballer
  NBA: miami heat, new york knicks, brooklyn nets, dallas mavericks, san antonio spurs, milwaukee bucks,
    philadelphia 76ers, toronto raptors, phoenix suns, denver nuggets, houston rockets, michael jordan, lebron james,
    stephen curry, kobe bryant, harlem globetrotters → basketball
  NBA: celtics, bulls, warriors, knicks, raptors → basketball (team)
  NFL: nfl, super bowl, new england patriots, kansas city chiefs, san francisco 49ers, pittsburgh steelers,
    philadelphia eagles, chicago bears, dallas cowboys, seattle seahawks, denver broncos, miami dolphins,
    minnesota vikings, las vegas raiders, buffalo bills, new york giants, new york jets, tom brady → quarterback
  NFL: patriots, chiefs, steelers, packers, seahawks, broncos, raiders → quarterback (team)
  MLB: mlb, yankees, los angeles dodgers, la dodgers, chicago cubs, red sox, new york mets, ny mets,
    san francisco giants, st louis cardinals, houston astros, atlanta braves → baseball player
  MLB: dodgers, cubs, mets, phillies → baseball player (team)
  NHL: nhl, toronto maple leafs, montreal canadiens, boston bruins, pittsburgh penguins, new york rangers,
    chicago blackhawks, detroit red wings, edmonton oilers, maple leafs → hockey player
  WWE: wwe, wwf wrestling, wrestlemania, john cena, hulk hogan, undertaker wwe, stone cold steve austin, rey mysterio,
    dwayne johnson, the rock wwe → wrestler
  UFC: ufc, conor mcgregor → boxer
  All Blacks: all blacks, springboks, six nations → rugby player
  All Blacks: wallabies → rugby player (team)
  Formula 1 teams: scuderia ferrari, mclaren f1, mercedes amg, max verstappen, lewis hamilton, michael schumacher,
    ayrton senna, charles leclerc, fernando alonso, nascar, motogp, valentino rossi → racing driver
  Tour de France: tour de france, giro d italia, vuelta a espana → cyclist
  Wimbledon: roland garros, wimbledon champion, roger federer, rafael nadal, rafa nadal, novak djokovic,
    serena williams, carlos alcaraz → tennis player
  The Olympic Games: olympic games, olympia ringe, olympische ringe, anneaux olympiques, jeux olympiques,
    juegos olimpicos, olimpiadi
  Ironman: ironman triathlon, ironman hawaii → runner
  Muhammad Ali: muhammad ali boxer, mike tyson → boxer
  Tiger Woods: tiger woods, pga tour, ryder cup → golfer
  Usain Bolt: usain bolt → runner
  CrossFit: crossfit → weightlifter
  Clubs: camisola do sporting, cachecol do sporting, adepto do sporting, camiseta del athletic, maillot de l om,
    camisa do internacional → football
`);
