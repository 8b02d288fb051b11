import { type ComponentProps, useState } from 'react';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { PictureView, ToytwinPicture } from '../toytwin-picture.tsx';
import type ModelCanvas from './model-canvas.tsx';
import { ModelLoading } from './model-loading.tsx';

type Props = { toytwin: Toytwin; address: string };

/** The rotatable model; if the browser cannot show it, the character's picture with an explanation. */
export function ModelView({ toytwin, address }: Props) {
  const [state, setState] = useState(() => (hasWebGl() ? 'able' : 'unable'));
  const pictured = {
    thumbnails: toytwin.threeDThumbnails,
    alt: `${shownTitle(toytwin.title)}, 3D character`,
  };
  if (state === 'gone') return <ModelGone {...pictured} onRetry={() => setState('able')} />;
  if (state === 'unable') return <NoModel {...pictured} />;
  return (
    <figure className="animate-pop">
      <div className="spotlit rounded-card border-2 border-edge bg-card p-2 shadow-[0_6px_0_var(--edge)] sm:p-3">
        <CanvasWhenLoaded
          address={address}
          label={`${shownTitle(toytwin.title)}, 3D model`}
          picture={<PictureView {...pictured} />}
          onFail={() => setState('unable')}
          onGone={() => setState('gone')}
        />
      </div>
    </figure>
  );
}

function CanvasWhenLoaded(props: ComponentProps<typeof ModelCanvas>) {
  const { Part, failed, again } = useLazyComponent('model-canvas', () => import('./model-canvas.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return <ModelLoading picture={props.picture} className="relative mb-14 aspect-square" />;
  return (
    <div className="flex flex-col gap-3">
      {props.picture}
      <RetryNotice onRetry={again}>
        The 3D view could not be loaded. Please check your internet connection.
      </RetryNotice>
    </div>
  );
}

type Pictured = ComponentProps<typeof PictureView>;

function NoModel(pictured: Pictured) {
  return (
    <div className="flex flex-col gap-4">
      <ToytwinPicture {...pictured} />
      <Notice tone="info">
        This browser could not show the model in 3D, so here is a picture instead. You can still download the
        files and open them in other programs.
      </Notice>
    </div>
  );
}

/** The browser took the view away, as it does when a device is short of memory or its graphics driver fails. */
function ModelGone({ onRetry, ...pictured }: Pictured & { onRetry: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <ToytwinPicture {...pictured} />
      <Notice
        tone="info"
        action={
          <Button variant="secondary" onClick={onRetry}>
            Show it in 3D again
          </Button>
        }
      >
        The 3D view has stopped on this device, so here is a picture instead. You can still download the files
        and open them in other programs.
      </Notice>
    </div>
  );
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers keep a few contexts only, and take the oldest from another canvas.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
