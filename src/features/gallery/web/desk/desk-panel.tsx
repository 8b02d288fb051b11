import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { shownTitle, type Toytwin } from '#features/toytwins/contract.ts';
import {
  deskWithoutSession,
  findDesk,
  quickLookAddress,
  sceneViewerAddress,
} from '#features/toytwins/web/desk/desk-device.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';

type Props = { toytwin: Toytwin; usdz: string; glb: string };

/** Shows the toy in the owner's room, 15 cm high, through a phone's camera or a headset; elsewhere, a code for the phone. */
export function DeskPanel({ toytwin, usdz, glb }: Props) {
  const device = useDeskDevice();
  return (
    <section
      aria-labelledby="desk"
      className="flex flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <h2 id="desk" className="text-xl">
        See it on your desk
      </h2>
      {device === 'quick-look' && <QuickLook toytwin={toytwin} usdz={usdz} />}
      {device === 'scene-viewer' && <SceneViewer glb={glb} />}
      {device === 'session' && <InSession glb={glb} />}
      {device === 'no-viewer' && (
        <p>
          Your phone could not open the camera for this. It needs the Google app, and Google Play Services for
          AR.
        </p>
      )}
      {device === 'none' && <OnAPhone />}
    </section>
  );
}

/** Asks the browser again when it comes back from Scene Viewer, which the address then says. */
function useDeskDevice() {
  const { hash } = useLocation();
  const [device, setDevice] = useState(deskWithoutSession);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `findDesk` reads the address
  useEffect(() => {
    let isCurrent = true;
    void findDesk().then((found) => isCurrent && setDevice(found));
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return device;
}

const IN_LIFE_SIZE = 'Your phone’s camera puts it in front of you, 15 cm high.';

/** Safari opens Quick Look only for a link with nothing but a picture in it. */
function QuickLook({ toytwin, usdz }: Pick<Props, 'toytwin' | 'usdz'>) {
  return (
    <div className="flex items-center gap-4">
      <a
        rel="ar"
        href={quickLookAddress(usdz)}
        className="block shrink-0 overflow-hidden rounded-xl border-2 border-edge shadow-[0_4px_0_var(--edge)]"
      >
        <img
          src={toytwin.threeDThumbnails?.w320}
          alt={`See ${shownTitle(toytwin.title)} on your desk`}
          width={128}
          height={128}
          className="block size-32 bg-sunken"
        />
      </a>
      <p className="text-soft">{IN_LIFE_SIZE} Tap the picture.</p>
    </div>
  );
}

function SceneViewer({ glb }: Pick<Props, 'glb'>) {
  const file = new URL(glb, window.location.href);
  return (
    <>
      <p className="text-soft">{IN_LIFE_SIZE}</p>
      <a
        href={sceneViewerAddress(file, window.location.href)}
        className={buttonStyle('secondary', 'md', 'self-start')}
      >
        Open the camera
      </a>
    </>
  );
}

function InSession({ glb }: Pick<Props, 'glb'>) {
  const { Part, failed, again } = useLazyComponent('session-desk', () => import('./session-desk.tsx'));
  if (failed) return <RetryNotice onRetry={again}>The camera view could not be loaded.</RetryNotice>;
  return Part && <Part glb={glb} />;
}

function OnAPhone() {
  const { Part, failed, again } = useLazyComponent('qr-code', () => import('../public-page/qr-code.tsx'));
  const address = window.location.href.replace(/[?#].*/, '');
  return (
    <div className="flex flex-col items-start gap-4 sm:flex-row sm:items-center">
      <div className="size-32 shrink-0" data-address={address}>
        {Part && <Part text={address} label="QR code of this page" />}
      </div>
      <div className="flex flex-col gap-2">
        <p>Scan the code with your phone, and log in there.</p>
        <p className="text-soft">{IN_LIFE_SIZE}</p>
        {failed && <RetryNotice onRetry={again}>The code could not be loaded.</RetryNotice>}
      </div>
    </div>
  );
}
