import { EYE_COLOURS, type LookChoices, SKIN_TONES } from '@toy-twin/studio/look';
import { BodyChoices, PoseChoices } from './figure-choices.tsx';
import type { LookField, LookTab, LookValue } from './look-fields.ts';
import { PictureChoices } from './picture-choices.tsx';
import { Eye, HairColourChoices, SwatchChoices } from './swatch-choices.tsx';

type Props = {
  tab: { id: LookTab; name: string };
  photo: { sourceImage: string; thumbnail: string };
  look: LookChoices;
  onChoose: (field: LookField, value: LookValue) => void;
};

/** What is chosen on one tab. */
export function LookPanel({ tab: { id, name }, photo, look, onChoose }: Props) {
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
        <PictureChoices
          field={id}
          legend={name}
          sourceImage={photo.sourceImage}
          look={look}
          onChoose={choose}
        />
      );
  }
}
