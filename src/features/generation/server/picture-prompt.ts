import { withoutMarks } from '@toy-twin/studio';
import type { Design } from '#features/designs/contract.ts';
import { NO_WORDS_YET } from '#features/designs/server/no-words-yet.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { aboutTemplate } from '#features/templates/contract.ts';
import { printedTitle, serialWords } from '#features/toytwins/contract.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Hosted } from '#services/imaging/hosted/create-hosted.ts';
import { describeDesign } from './describe-design.ts';
import { FENCE_RULE, fenceWords } from './fenced-words.ts';

/** The two pictures of a toy twin: in its packaging, and the 3D character without. */
export type PictureOf = 'packaged' | 'character';

type Subject = Pick<ToytwinRow, 'templateId' | 'prompt' | 'title' | 'serial' | 'design'>;

/** What matters of the image model, and the names of things. */
interface Asked {
  hosted: Pick<Hosted, 'takesPhoto' | 'takesLayout' | 'words'> | undefined;
  catalogue: Parameters<typeof describeDesign>[2];
}

/** What an image model is told; the studio reads its own options instead. */
export function writePrompt(
  subject: Subject,
  faceDescription: string | null,
  kind: PictureOf,
  { hosted, catalogue }: Asked,
): string {
  const design = readDesign(subject.design);
  const people = design.second ? 2 : 1;
  return [
    sceneOf(subject, kind),
    'Square picture, seen from the front, the whole pack in view.',
    ...references(hosted, kind, people),
    WHO[people],
    FENCE_RULE,
    ...(faceDescription === null ? [] : [`Their face: ${fenceWords(faceDescription)}`]),
    `${people === 2 ? 'The first character' : 'The character'}, in the buyer's words: ${fenceWords(withoutMarks(subject.prompt))}`,
    ...describeDesign({ ...subject, design }, kind, catalogue),
    ...describeSecond(design, kind, catalogue),
    lettering(subject, kind, hosted),
    'Studio light, soft shadow, sharp focus. Answer with the finished picture only.',
  ].join('\n');
}

const WHO = {
  1: 'The figure is that person as a moulded plastic toy and must be recognisable as that person.',
  2:
    'Show exactly two figures side by side in the one pack: the first person on the left, the second on the right. Each is ' +
    'that person as a moulded plastic toy and must be recognisable as that person. Mix neither their faces nor their things.',
} as const;

/** The second of two people: their own words, their look and their things. */
function describeSecond({ second }: Design, kind: PictureOf, catalogue: Asked['catalogue']): string[] {
  if (!second) return [];
  const { prompt = NO_WORDS_YET, ...design } = second;
  return [
    `The second character, in the buyer's words: ${fenceWords(withoutMarks(prompt))}`,
    ...describeDesign({ design, prompt }, kind, catalogue).map((fact) => `Of the second figure: ${fact}`),
  ];
}

function sceneOf({ templateId }: Subject, kind: PictureOf): string {
  switch (kind) {
    case 'packaged':
      return `A photograph of ${aboutTemplate(templateId).prompt}.`;
    case 'character':
      return 'A 3D character render of a moulded toy figure on a turntable, without any packaging, three-quarter view.';
  }
}

/** Which of the pictures that go along is which. */
function references(hosted: Asked['hosted'], kind: PictureOf, people: 1 | 2): string[] {
  if (hosted && !hosted.takesPhoto) return [];
  const photo =
    people === 2
      ? 'The first picture is a photo of the first person, the second picture one of the second person: take the face, the hair and the skin tone of each figure from its own photo.'
      : 'The first picture is a photo of the person: take the face, the hair and the skin tone from it.';
  const sketch = people === 2 ? 'The third picture' : 'The second picture';
  if (!hosted?.takesLayout) return [photo];
  const rest = 'Take no face from it, and draw everything better than it does.';
  const layout =
    kind === 'packaged'
      ? `${sketch} is a sketch of the layout: keep its camera, and every part of the pack in its place.`
      : `${sketch} is a sketch of pose, clothes and things: keep them, and its camera.`;
  return [photo, `${layout} ${rest}`];
}

/** Words are printed by our own code, unless the model is trusted with them. */
function lettering(subject: Subject, kind: PictureOf, hosted: Asked['hosted']): string {
  if (kind === 'character') return 'No lettering anywhere.';
  if (hosted?.words === 'model') {
    const { line, second } = readDesign(subject.design);
    const words = [
      printedTitle(subject.title),
      ...(line === undefined ? [] : [line]),
      ...[serialWords(subject.serial), 'Toy Twin', subject.prompt],
      ...(second?.prompt === undefined ? [] : [second.prompt]),
    ].map(withoutMarks);
    return `Print exactly these words on the pack, and no others: ${words.map(fenceWords).join(', ')}.`;
  }
  const blank = hosted?.takesLayout
    ? 'where the sketch is plain, at its top and its foot'
    : 'across the top fifth and the bottom fifth of the pack';
  return `No lettering anywhere. Leave the pack plain ${blank}: words are printed there later.`;
}
