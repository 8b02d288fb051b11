import { type ComponentProps, useState } from 'react';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { ToytwinPicture } from '../toytwin-picture.tsx';
import type ModelCanvas from './model-canvas.tsx';
import { ModelLoading } from './model-loading.tsx';

type Props = { toytwin: Toytwin; address: string };

/** The rotatable model; if the browser cannot show it, the character's picture with an explanation. */
export function ModelView({ toytwin, address }: Props) {
  const [able, setAble] = useState(hasWebGl);
  if (!able) return <NoModel toytwin={toytwin} />;
  return (
    <figure className="animate-pop">
      <div className="spotlit rounded-card border-2 border-edge bg-card p-2 shadow-[0_6px_0_var(--edge)] sm:p-3">
        <CanvasWhenLoaded
          address={address}
          label={`${shownTitle(toytwin.title)}, 3D model`}
          onFail={() => setAble(false)}
        />
      </div>
    </figure>
  );
}

function CanvasWhenLoaded(props: ComponentProps<typeof ModelCanvas>) {
  const { Part, failed, again } = useLazyComponent('model-canvas', () => import('./model-canvas.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return <ModelLoading className="mb-14 aspect-square" />;
  return (
    <RetryNotice onRetry={again}>
      The 3D view could not be loaded. Please check your internet connection.
    </RetryNotice>
  );
}

function NoModel({ toytwin }: { toytwin: Toytwin }) {
  return (
    <div className="flex flex-col gap-4">
      <ToytwinPicture
        full={toytwin.threeDModelUrl}
        thumbnails={toytwin.threeDThumbnails}
        alt={`${shownTitle(toytwin.title)}, 3D character`}
      />
      <Notice tone="info">
        This browser could not show the model in 3D, so here is its picture. The files still download and open
        in other programs.
      </Notice>
    </div>
  );
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
