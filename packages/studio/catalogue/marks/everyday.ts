/** Everyday phrases that contain the words of a mark, or that look like one in another spelling. */
const PHRASES = `
  superman pose, superman punch, superman stretch, iron man triathlon, iron man race, iron man finisher,
  iron man competition, iron man athlete, sith lords of, lord of the rings of, golden arches of, hulk of a, hulks of,
  dead pool player, marvel at, marvels at, marvel of, marvels of, a marvel, marvels, marvell, nikola tesla, lady godiva,
  nike wagner, sister nike, daughter nike, called nike, named nike, nike goddess, goddess nike, nike of samothrace,
  tick tock, ticktock, tik tak, war hammer, omega sign, belle epoque, groot brittannie, groot nederlands,
  channel, goggle, camelot, kamelot, quicksilver, headscarf, tinderbox, kinderei, kinder ei, korvette, mecano, misterio,
  mysterios, baionetta, baioneta, bayoneta, pont levis, ponts levis, crocs en jambe, des crocs, les crocs, ses crocs, de crocs, aux crocs, interclub, interclubs, barbicare,
  gillete, gilete, telecom, volkom, abbas, phillips, guinees, freemen, sefora, metalogo, magnetologo, froger, teeken,
  gamorra, audi mutite, vache qui rit d une, vache qui rit de, neighbour barbie, sister barbie, aunt barbie, my friend barbie, chat simba, cat simba, dog simba, hund simba, kater simba, gato simba,
  new jeans, black pink, silk song, border lands, night wing, night crawler, winter fell, pop eye, super dry, be real,
  do cock, star fleet, star link, star gate, bridge stone, good year, paper one, under tale, cup head, cold play,
  kitchen aid, cart man, west life, door dash, cool blue, wing stop, bit burger, elf bar, ray man,
  mini on, think pad, mid journey, deep seek, green peace, walk man, air stream, leather man, leather face,
  butter beer, ghost face, bobby car, ranger over, dream works, game stop, rico la, do rami, to toro, tot oro, lo real,
  per sol, dunk in, sein feld, ohne zahn, de mentor, krill in, mega man, mecca no, va piano, metallic a, superb owl, tint in,
  dement or, gold rake, go ogle, euro star, homeland er, home lander, a perol, elles se, bay watch, spring trap,
  spring boks, pal world, rob lox, paper ino, sky rim, gun dam, soul cycle, scarf ace, scar face, grin ch,
  witch comic, trip advisor, cross fit, ac dc adapter,
  chelsea boot, chelsea boots, cable stitch, cross stitch, friend s tv show, stanley cup`;

export const EVERYDAY: ReadonlySet<string> = new Set(PHRASES.trim().split(/,\s+/u));
