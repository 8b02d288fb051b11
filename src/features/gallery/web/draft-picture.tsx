import { useRef, useState } from 'react';
import { Carton } from '#web/ui/carton.tsx';
import { useOnScreen } from '#web/use-on-screen.ts';
import { useDraftPreview } from './use-draft-preview.ts';

type Props = {
  id: string;
  /** Called when the picture is there. */
  onDrawn?: () => void;
  /** Says whose box the picture shows. */
  alt: string;
};

/** An unpaid toy twin's own box, drawn when it comes on the screen; the empty carton until then, and if that fails. */
export default function DraftPicture({ id, alt, onDrawn }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(place);
  const [drawn, setDrawn] = useState(false);
  const noteDrawn = () => {
    setDrawn(true);
    onDrawn?.();
  };
  return (
    <div ref={place} className="blister relative aspect-square rounded-xl bg-sunken">
      {!drawn && <Carton className="absolute inset-0" />}
      {/* Otherwise the request is aborted: a card that was only scrolled past is not drawn. */}
      {(onScreen || drawn) && <Preview id={id} alt={alt} onDrawn={noteDrawn} />}
    </div>
  );
}

function Preview({ id, alt, onDrawn }: Required<Props>) {
  const { picture, drawing } = useDraftPreview(id);
  return (
    <>
      {picture && (
        <img
          src={picture}
          alt={alt}
          width={512}
          height={512}
          onLoad={onDrawn}
          className="absolute inset-0 size-full animate-pop object-cover"
        />
      )}
      {drawing && <div aria-hidden="true" className="sheen absolute inset-0" />}
    </>
  );
}
