import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { PhotoFace } from '../../contract.ts';
import { type CutSource, cutPhoto } from './cut-photo.ts';
import { cutProblem } from './cut-problem.ts';
import { partAroundFace } from './part-around-face.ts';
import { PhotoPartPicture } from './photo-part.tsx';
import { useOpenedPhoto } from './use-opened-photo.ts';

type Props = {
  /** The photo in which the faces were found. */
  source: CutSource;
  /** All of them, first the one that is taken. */
  faces: PhotoFace[];
  /** Receives the part of the photo with the chosen face. */
  onCut: (part: File) => void;
  /** The part is being sent. */
  busy?: boolean;
};

/** Side of a thumbnail, pixels: twice the shown one. */
const THUMBNAIL = 160;

/** The faces of a photo, to choose one's own: the photo is then cut to it, so that everything else sees nobody but this person. */
export default function ChooseFace({ source, faces, onCut, busy = false }: Props) {
  const photo = useOpenedPhoto(source);
  const [chosen, setChosen] = useState<PhotoFace | null>(null);
  const [cutting, setCutting] = useState(false);
  const working = cutting || busy;
  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (face: PhotoFace) => {
    if (!photo || working) return;
    setChosen(face);
    setCutting(true);
    try {
      onCut(await cutPhoto(photo, partAroundFace(face, faces), source.name));
    } catch (error) {
      setProblem(cutProblem(error));
    }
    setCutting(false);
  };
  if (photo === undefined) return <p>There are several faces: we use the largest one near the middle.</p>;
  const fromTheLeft = faces.toSorted((a, b) => a.x - b.x);
  return (
    <fieldset className="w-full max-w-md rounded-card border-2 border-edge bg-card p-4 text-left">
      <legend className="sr-only">Which face is yours?</legend>
      <p aria-hidden="true" className="font-display text-xl">
        Which face is yours?
      </p>
      <p className="mb-3 text-soft">Tap it, and we crop the photo to you.</p>
      {problem && (
        <Notice tone="error" answer className="mb-3">
          {problem}
        </Notice>
      )}
      <ul className="flex flex-wrap gap-3">
        {fromTheLeft.map((face, place) => (
          <li key={`${face.x} ${face.y}`}>
            <button
              type="button"
              aria-label={`Face ${place + 1} of ${faces.length} from the left`}
              aria-busy={working && chosen === face}
              disabled={!photo}
              onClick={() => void choose(face)}
              className={classNames(
                'block size-20 overflow-hidden rounded-card border-3 bg-sunken transition-[border-color,transform] duration-150 hover:-translate-y-0.5 hover:border-hero',
                working && chosen === face ? 'animate-breathe border-hero' : 'border-edge',
              )}
            >
              {photo && (
                <PhotoPartPicture
                  photo={photo}
                  part={headOf(face)}
                  width={THUMBNAIL}
                  height={THUMBNAIL}
                  className="size-full"
                />
              )}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** A face with its hair. */
function headOf({ x, y, width, height }: PhotoFace) {
  const [left, top] = [Math.max(0, x - width * 0.3), Math.max(0, y - height * 0.45)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width * 1.3) - left,
    height: Math.min(1, y + height * 1.15) - top,
  };
}
