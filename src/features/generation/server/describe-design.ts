import type { StudioCatalogue } from '@toy-twin/studio';
import {
  BOX_PALETTES,
  EYE_COLOURS,
  HAIR_COLOURS,
  type LookChoices,
  wornTogether,
} from '@toy-twin/studio/look';
import type { Design } from '#features/designs/contract.ts';
import {
  aidPhrases,
  bodyPhrases,
  bottomPhrases,
  expressionPhrases,
  facialHairPhrases,
  finishPhrases,
  glassesPhrases,
  hairPhrases,
  headwearPhrases,
  posePhrases,
  skinPhrases,
  topPhrases,
} from './look-phrases.ts';

/** What is described: the design, and the description whose parts it changes. */
type Subject = { design: Design; prompt: string };

/**
 * What the owner chose, as plain facts for an image model: one sentence each, none for what was left open. Things are
 * named by the catalogue only, because the ids of a design are not moderated.
 */
export function describeDesign(
  { design: { look = {}, parts, palette }, prompt }: Subject,
  kind: 'packaged' | 'character',
  catalogue: Pick<StudioCatalogue, 'search' | 'understand'>,
): string[] {
  const facts = describeLook(look);
  const added = namesOf(parts?.added, () => catalogue.search('').things);
  const understood = catalogue.understand(prompt).parts;
  const removed = namesOf(parts?.removed, () => understood.filter(({ byChance }) => !byChance));
  // What the page shows in the box is in it: a thing of chance too, unless the owner had a hand.
  const kept = understood
    .filter(({ id, byChance }) => byChance && !parts?.removed?.includes(id))
    .map(({ name }) => name)
    .join(', ');
  const inks = kind === 'packaged' ? BOX_PALETTES.find(({ id }) => id === palette)?.inks : undefined;
  return [
    facts.length > 0 && `Facts about the figure, which hold whatever the photo shows: ${facts.join('; ')}.`,
    (added ?? kept) && `These things are there too: ${added ?? kept}.`,
    removed && `These are left out, although the words name them: ${removed}.`,
    inks && `The packaging is printed in these colours: ${Object.values(inks).join(', ')}.`,
  ].filter((sentence): sentence is string => Boolean(sentence));
}

/** The look in phrases, from skin to expression. */
export function describeLook(look: LookChoices): string[] {
  const { skin, hair, eyes, glasses, facialHair, headwear, body, aids = [], pose, expression, finish } = look;
  const { top, bottom } = wornTogether(look, 'top');
  const colour = look.hairColour && colourOf(look.hairColour);
  const coloured = (phrase: string) => phrase.replace('* ', colour ? `${colour} ` : '');
  return [
    skin && skinPhrases[skin],
    hair ? coloured(hairPhrases[hair]) : colour && `${colour} hair`,
    eyes && `${nameOf(EYE_COLOURS, eyes)} eyes`,
    glasses && glassesPhrases[glasses],
    facialHair && coloured(facialHairPhrases[facialHair]),
    headwear && headwearPhrases[headwear],
    top && `wearing ${topPhrases[top]} in place of any other upper garment`,
    bottom && `wearing ${bottomPhrases[bottom]} below the waist`,
    body && bodyPhrases[body],
    ...aids.map((aid) => aidPhrases[aid]),
    pose && posePhrases[pose],
    expression && expressionPhrases[expression],
    finish && finishPhrases[finish],
  ].filter((fact) => fact !== undefined);
}

/** The name of a color of hair, or the owner's own as `#rrggbb`. */
function colourOf(chosen: string): string {
  return nameOf(HAIR_COLOURS, chosen) ?? chosen;
}

function nameOf(choices: readonly { id: string; name: string }[], id: string): string | undefined {
  return choices.find((choice) => choice.id === id)?.name.toLowerCase();
}

/** What the catalogue calls the chosen ones; one that it does not have is skipped. */
function namesOf(
  ids: readonly string[] | undefined,
  readKnown: () => readonly { id: string; name: string }[],
): string | undefined {
  if (!ids?.length) return undefined;
  const known = readKnown();
  return ids.flatMap((id) => nameOf(known, id) ?? []).join(', ');
}
