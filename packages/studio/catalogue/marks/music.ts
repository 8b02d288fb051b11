import { marksIn } from './mark.ts';

/** Bands and stars; the singer, not the song. */
export const MUSIC_MARKS = marksIn(`
  Taylor Swift: taylor swift, eras tour, the eras tour, swiftie, swifties → singer
  BTS: bts lightstick, bts army, bangtan boys, bts → singer
  Blackpink: blackpink, black pink lightstick → singer
  K-pop bands: stray kids, newjeans, seventeen kpop, twice kpop, exo kpop, enhypen, le sserafim, aespa → singer
  The Beatles: beatles, the beatles, sgt pepper, sergeant pepper s lonely hearts club band, john lennon,
    paul mccartney, ringo starr, yellow submarine beatles → singer
  The Rolling Stones: rolling stones, the rolling stones, mick jagger, keith richards → rock star
  Kiss: kiss face paint, kiss makeup, kiss band, gene simmons, paul stanley kiss, kiss schminke → rock star
  Kiss: kiss → rock star (played)
  AC/DC: ac dc, acdc, angus young → rock star
  Iron Maiden: iron maiden → rock star
  Metallica: metallica → rock star
  Guns N’ Roses: guns n roses, guns and roses band, axl rose → rock star
  Queen: freddie mercury, freddy mercury, bohemian rhapsody → rock star
  Queen: queen → rock star (played)
  Nirvana: kurt cobain, nirvana band → rock star
  Nirvana and others: slipknot, nirvana, oasis, genesis, muse, blur, the doors, the cure, the clash, the police band,
    prince the singer → rock star (played)
  Led Zeppelin: led zeppelin → rock star
  Pink Floyd: pink floyd → rock star
  Deep Purple: deep purple band, black sabbath, ozzy osbourne → rock star
  Ramones: ramones, sex pistols, sid vicious → rock star
  Red Hot Chili Peppers: red hot chili peppers → rock star
  Rammstein: rammstein, till lindemann → rock star
  Die Toten Hosen: tote hosen, toten hosen, die arzte band, die aerzte → rock star
  Slipknot: motorhead, megadeth, slayer band, judas priest → rock star
  Linkin Park: linkin park, green day band, blink 182, foo fighters, pearl jam → rock star
  Coldplay: coldplay, imagine dragons, maneskin, arctic monkeys, radiohead → singer
  U2: u2 band, bono u2 → singer
  Depeche Mode: depeche mode, duran duran, kraftwerk, daft punk → dj
  ABBA: abba, abba costume, super trouper abba → singer
  Boney M.: boney m, bee gees, village people → dancer
  Spice Girls: spice girl, spice girls → singer
  Backstreet Boys: backstreet boys, one direction, harry styles, take that band, westlife → singer
  David Bowie: david bowie, ziggy stardust → rock star
  Elton John: elton john → singer
  Prince: prince purple rain → singer
  Madonna: madonna the singer, madonna concert → singer
  Britney Spears: britney spears → singer
  Lady Gaga: lady gaga → singer
  Beyoncé: beyonce → singer
  Rihanna: rihanna → singer
  Ariana Grande: ariana grande, billie eilish, dua lipa, katy perry, selena gomez, miley cyrus, hannah montana,
    olivia rodrigo, sabrina carpenter, lana del rey, karol g → singer
  Ed Sheeran: ed sheeran, justin bieber, bruno mars, shawn mendes, bad bunny singer, rosalia singer → singer
  Eminem: eminem, slim shady, snoop dogg, tupac, notorious b i g, kanye west, jay z, 50 cent rapper, drake rapper,
    travis scott → rapper
  Bob Marley: bob marley → musician
  Jimi Hendrix: jimi hendrix → guitarist
  Johnny Cash: johnny cash, dolly parton → guitarist
  Amy Winehouse: amy winehouse, tina turner, whitney houston, cher singer → singer
  Marilyn Monroe: marilyn monroe, audrey hepburn, charlie chaplin, laurel and hardy, bruce lee → actor
  Johnny Hallyday: johnny hallyday, edith piaf → singer
  Vasco Rossi: vasco rossi → singer
  Udo Lindenberg: udo lindenberg, helene fischer, andre rieu → singer
  Eurovision: eurovision, eurovision song contest → singer
  Spotify: spotify → headphones
`);
