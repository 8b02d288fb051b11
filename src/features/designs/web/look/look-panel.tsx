import { EYE_COLOURS, type LookChoices, SKIN_TONES } from '@toy-twin/studio/look';
import { useWordsReading } from '../use-words-reading.ts';
import { BodyChoices, PoseChoices } from './figure-choices.tsx';
import { hairCover } from './hair-cover.ts';
import type { LookField, LookTab, LookValue } from './look-fields.ts';
import { PictureChoices } from './picture-choices.tsx';
import { Eye, HairColourChoices, SwatchChoices } from './swatch-choices.tsx';

/** The words that the look goes with, and the parts of them that were taken out. */
export type LookWords = { description: string; removed: readonly string[] };

type Props = {
  tab: { id: LookTab; name: string };
  photo: { sourceImage: string; thumbnail: string };
  look: LookChoices;
  words: LookWords;
  onChoose: (field: LookField, value: LookValue) => void;
};

/** What is chosen on one tab. */
export function LookPanel({ tab: { id, name }, photo, look, words, onChoose }: Props) {
  const choose = (value: string | undefined) => onChoose(id, value);
  const shared = { legend: name, photo: photo.thumbnail, onChoose: choose };
  switch (id) {
    case 'skin':
      return (
        <>
          <SwatchChoices {...shared} swatches={SKIN_TONES} chosen={look.skin} />
          <p className="mt-4 text-xs text-soft">
            The Monk Skin Tone scale by Ellis Monk and Google, CC BY 4.0.
          </p>
        </>
      );
    case 'hairColour':
      return <HairColourChoices {...shared} chosen={look.hairColour} />;
    case 'eyes':
      return (
        <SwatchChoices
          {...shared}
          swatches={EYE_COLOURS}
          chosen={look.eyes}
          picture={(hex) => <Eye hex={hex} />}
        />
      );
    case 'body':
      return <BodyChoices look={look} onChoose={onChoose} />;
    case 'pose':
      return <PoseChoices look={look} onChoose={onChoose} />;
    default:
      return (
        <>
          {id === 'hair' && <HiddenHair look={look} words={words} />}
          <PictureChoices
            field={id}
            legend={name}
            sourceImage={photo.sourceImage}
            look={look}
            onChoose={choose}
          />
        </>
      );
  }
}

/** Says why a hairstyle may change little: of hair below a helmet hardly anything is seen. */
function HiddenHair({ look, words: { description, removed } }: Pick<Props, 'look' | 'words'>) {
  const { reading } = useWordsReading('description', description);
  const cover = hairCover(
    look,
    reading?.parts.filter(({ id }) => !removed.includes(id)),
  );
  return cover && <p className="mb-3 text-sm">Headwear hides most of a hairstyle: {cover}.</p>;
}
