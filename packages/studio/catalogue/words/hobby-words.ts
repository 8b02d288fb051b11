import { readWordTable } from '../entry.ts';
import { thingOf } from '../things/catalogue.ts';
import type { ThingId } from '../things/thing.ts';
import type { Words } from './words.ts';

/**
 * What people call a hobby, as a verb and as a noun, and the thing that shows it: 'my aunt who sails' has a boat. A word that
 * mostly means something else stands with the words around it: 'who boxes'.
 */
const HOBBIES = readWordTable('hobbies', {
  'fishing-rod': `who fishes, he fishes, she fishes, loves to fish, likes to fish, going fishing, goes fishing
    · de angelt, angeln, fischt · fr qui peche, a la peche, pecher, aime la peche, adore la peche, aime pecher
    · es pesca, pescar · it pescare · nl vist, vissen vangen, hengelen`,
  rope: `climbs, who climbs, loves climbing, goes climbing, loves to climb, rock climbing, bouldering · de klettert,
    klettern, kletterin, kletterer · fr grimpe, grimper, escalade, l escalade · es escalada, escalar, que escala
    · it arrampica, arrampicata, arrampicare · nl klimt, klimmen`,
  pan: `· de kocht, kochen · fr cuisiner, qui cuisine, aime la cuisine · es cocinar, que cocina · it cucinare,
    che cucina · pt cozinhar, que cozinha · nl kookt, koken`,
  paintbrush: `who paints, she paints, he paints, paints, loves to paint · de malen · fr peint, peindre,
    aime la peinture, fait de la peinture · es que pinta, pintar · it dipinge, dipingere · nl schildert, schilderen`,
  sailboat: `sails, loves to sail · de segelt, segeln · fr navigue, de la voile, faire de la voile, la voile
    · es navega, navegar, hace vela, practica vela · it fa vela, andare in barca a vela · pt veleja, velejar
    · nl zeilt, zeilen`,
  horse: `· de reitet, reiten · fr equitation, l equitation · es equitacion · it equitazione · pt equitacao
    · nl paardrijden`,
  rucksack: `hikes, loves to hike · de wandert, wandern · fr randonnee, randonnees, la randonnee, fait de la randonnee
    · es senderismo · it escursioni, escursionismo, trekking · pt faz trilha, faz trilhas · nl wandelen`,
  tent: 'camps, loves to camp · de zeltet · es acampa, acampar · it campeggio · nl kampeert, kamperen',
  'sewing-machine': `sews, loves to sew · de naht, nahen · fr coud, couture, la couture · es coser, costura, que cose
    · it cuce, cucito, cucire · nl naait, naaien`,
  microphone: `sings, loves to sing · de singt, singen · fr chante, chanter, le chant · es canta, cantar · it cantare
    · nl zingt, zingen`,
  camera: `· de fotografiert, fotografieren · fr fait de la photo, la photographie · es hace fotos, saca fotos
    · it fa foto, scatta foto · pt tira fotos · nl fotografeert, fotograferen`,
  bicycle: 'who cycles, she cycles, he cycles, loves to cycle · de radelt, radeln · es ciclismo · nl fietst',
  'boxing-gloves': `who boxes, he boxes, she boxes · de boxt · fr la boxe, de la boxe · es boxea, boxeo · pt luta boxe`,
  surfboard: '· de surft · fr qui surfe · es surfea, surfear · pt surfa',
  book: `reads a lot, loves to read, always reading, who reads · de viel liest, liest viel, gern liest, gerne liest,
    liest gern, liest gerne, lesen · fr lit beaucoup, adore lire, aime lire · es lee mucho, le encanta leer, leer
    · it legge molto, leggere, ama leggere · pt le muito, ler, adora ler, ama ler · nl leest veel, lezen`,
  flippers: `scuba dives, scuba diving, goes diving, loves diving, who dives · de taucht, tauchen
    · fr plonge sous marine, plongee, la plongee · es bucea, bucear, buceo · it fa immersioni, immersioni
    · pt mergulha, mergulhar · nl duikt, duiken`,
  paddle: `who rows, she rows, he rows · de rudert, kajak, paddel, paddelt, paddeln · pt caiaque · nl roeit, roeien`,
  'watering-can': `who gardens, she gardens, he gardens, loves to garden · de gartnert, gartnern, gartenarbeit
    · fr jardinage, le jardinage · es jardineria · it giardinaggio · pt jardinagem · nl tuiniert, tuinieren`,
  laptop: `· de programmiert, programmieren · fr programme des · es que programa, programar · it che programma,
    programmare`,
  gamepad: 'who games, loves to game · de zockt, zocken · nl gamet',
  knitting: '· pt tricota, trico',
  hammer: '· de heimwerkt, heimwerken, handwerkt · fr bricole, bricolage, le bricolage',
});

/** The things with the words for their hobbies. */
export const HOBBY_WORDS: readonly { thing: ThingId; words: Words }[] = Object.entries(HOBBIES).map(
  ([id, words]) => ({ thing: thingOf(id).id, words }),
);
