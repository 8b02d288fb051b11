import { HAIR_COLOURS, type LookChoices, type Swatch } from '@toy-twin/studio/look';
import { type ReactNode, useId, useRef, useState } from 'react';
import { AS_IN_PHOTO } from './picture-choices.tsx';
import { RadioTiles, type TileOption } from './tiles.tsx';

type Props = {
  legend: string;
  swatches: readonly Swatch[];
  /** Address of the photo, the picture of 'As in my photo'. */
  photo: string;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** What is drawn for a color; a plain area by default. */
  picture?: (hex: string) => ReactNode;
};

const plain = (hex: string) => <span className="block size-full" style={{ backgroundColor: hex }} />;

function optionsOf({ swatches, photo, picture = plain }: Props): TileOption[] {
  const face = <img src={photo} alt="" width={96} height={96} className="size-full object-cover" />;
  const colours = swatches.map(({ id, name, hex }) => ({ id, name, picture: picture(hex) }));
  return [{ ...AS_IN_PHOTO, picture: face }, ...colours];
}

/** Choices that are colors. */
export function SwatchChoices(props: Props) {
  const { legend, chosen, onChoose } = props;
  return <RadioTiles legend={legend} options={optionsOf(props)} chosen={chosen} onChoose={onChoose} />;
}

/** An eye of this color. */
export function Eye({ hex }: { hex: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-full">
      <path d="M3 24q21-25 42 0-21 25-42 0Z" fill="#fff" stroke="#1b1430" strokeWidth="2" />
      <circle cx="24" cy="24" r="10.5" fill={hex} stroke="#1b1430" strokeWidth="1.5" />
      <circle cx="24" cy="24" r="4.5" fill="#16100f" />
      <circle cx="27.5" cy="20.5" r="2.5" fill="#fff" />
    </svg>
  );
}

/** A pause that a finger makes in the color picker, in milliseconds: it tells every color on its way. */
const PICKING_PAUSE = 150;
/** What the owner's own color begins with. */
const FIRST_COLOUR = '#7a4bd0';
const OWN = 'own';

type HairColourProps = Pick<Props, 'photo' | 'onChoose'> & { chosen: LookChoices['hairColour'] };

/** The hair colors of the list, and any other from the browser's color picker. */
export function HairColourChoices({ photo, chosen, onChoose }: HairColourProps) {
  const isOwn = chosen?.startsWith('#') ?? false;
  const [own, setOwn] = useState(chosen && isOwn ? chosen : FIRST_COLOUR);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const pick = (colour: string) => {
    setOwn(colour);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => onChoose(colour), PICKING_PAUSE);
  };
  return (
    <div className="flex flex-col gap-4">
      <SwatchChoices
        legend="Hair color"
        swatches={[...HAIR_COLOURS, { id: OWN, name: 'My own', hex: own }]}
        photo={photo}
        chosen={isOwn ? OWN : chosen}
        onChoose={(colour) => onChoose(colour === OWN ? own : colour)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-bold">
          Pick your own color
        </label>
        <input
          id={id}
          type="color"
          value={own}
          onChange={({ currentTarget }) => pick(currentTarget.value)}
          className="h-11 w-20 cursor-pointer rounded-xl border-2 border-ink/60 bg-card p-1"
        />
      </div>
    </div>
  );
}
