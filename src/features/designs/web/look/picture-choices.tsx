import type { LookChoices } from '@toy-twin/studio/look';
import { classNames } from '#web/ui/class-names.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PictureField } from '../../contract.ts';
import { pictureChoices } from './look-fields.ts';
import { RadioTiles, type TileOption } from './tiles.tsx';
import { useLookPictures } from './use-look-pictures.ts';

/** What the first choice of each group is called. */
export const AS_IN_PHOTO = { id: undefined, name: 'As in my photo' } as const;

type Props = {
  field: PictureField;
  legend: string;
  sourceImage: string;
  look: LookChoices;
  onChoose: (id: string | undefined) => void;
};

/** Choices that are shown as pictures in the owner's own colors; as names alone, if these cannot be drawn. */
export function PictureChoices({ field, legend, sourceImage, look, onChoose }: Props) {
  const { address, failed, tryAgain } = useLookPictures(sourceImage, field, look);
  const choices: TileOption[] = [AS_IN_PHOTO, ...pictureChoices[field]];
  const pictureOf = (index: number) => {
    if (failed) return undefined;
    if (!address) return <Skeleton className="size-full" />;
    return <Drawn field={field} address={address} index={index} count={choices.length} />;
  };
  return (
    <div className="flex flex-col gap-4">
      {failed && (
        <RetryNotice title="The pictures could not be drawn." onRetry={tryAgain}>
          You can still choose by name.
        </RetryNotice>
      )}
      <RadioTiles
        legend={legend}
        options={choices.map((choice, index) => ({ ...choice, picture: pictureOf(index) }))}
        chosen={look[field]}
        onChoose={onChoose}
      />
    </div>
  );
}

type DrawnProps = { field: PictureField; address: string; index: number; count: number };

/** One of the squares side by side in a picture. */
function Drawn({ field, address, index, count }: DrawnProps) {
  const place = {
    backgroundImage: `url("${address}")`,
    backgroundSize: `${count * 100}% 100%`,
    backgroundPosition: `${(index / (count - 1)) * 100}% 0`,
  };
  const isHead = field !== 'top' && field !== 'bottom';
  // A head is shown closer than it was drawn, because shoulders do not matter here.
  return (
    <span className="block size-full bg-lit">
      <span className={classNames('block size-full', isHead && 'origin-[50%_42%] scale-110')} style={place} />
    </span>
  );
}
