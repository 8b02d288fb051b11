/**
 * How a device shows the toy on a desk: by Quick Look (iPhone, iPad), by Scene Viewer (Android), by a WebXR session of the
 * browser, or not at all. `no-viewer` is a phone that could not open Scene Viewer and has no sessions either.
 */
export type DeskDevice = 'quick-look' | 'scene-viewer' | 'session' | 'no-viewer' | 'none';

/** What a browser tells. */
type Known = {
  /** It knows the relation `ar` of links, as only Safari on iOS does. */
  opensArLinks: boolean;
  userAgent: string;
  /** It came back from the link to Scene Viewer, because nothing on the phone opens that. */
  cameBack: boolean;
  /** It starts sessions of the kind `immersive-ar`. */
  startsSessions: boolean;
};

/** Where a browser goes if nothing opens Scene Viewer. No browser tells beforehand whether Google's app is there. */
const CAME_BACK = '#no-scene-viewer';

/** Phones and tablets of Android. Browsers of headsets, which are Android as well, call themselves VR and have no Scene Viewer. */
const isAndroidPhone = (userAgent: string) => /android/i.test(userAgent) && !/\bVR\b/.test(userAgent);

/** Chooses the way for a device. What the system brings along comes before a session, because people know it better. */
export function chooseDesk({ opensArLinks, userAgent, cameBack, startsSessions }: Known): DeskDevice {
  if (opensArLinks) return 'quick-look';
  const isPhone = isAndroidPhone(userAgent);
  if (isPhone && !cameBack) return 'scene-viewer';
  if (startsSessions) return 'session';
  return isPhone ? 'no-viewer' : 'none';
}

/** The way that this device has without a session, known at once. */
export function deskWithoutSession(): DeskDevice {
  return chooseDesk({ ...readBrowser(), startsSessions: false });
}

/** The way that this device has. Asks for sessions only where nothing comes before them. */
export async function findDesk(): Promise<DeskDevice> {
  const known = readBrowser();
  const wish = chooseDesk({ ...known, startsSessions: true });
  return wish !== 'session' || (await startsSessions())
    ? wish
    : chooseDesk({ ...known, startsSessions: false });
}

function readBrowser(): Omit<Known, 'startsSessions'> {
  return {
    opensArLinks: document.createElement('a').relList.supports('ar'),
    userAgent: navigator.userAgent,
    cameBack: window.location.hash === CAME_BACK,
  };
}

async function startsSessions(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-ar')) ?? false;
  } catch {
    // Whoever shows this page in a frame may forbid the question.
    return false;
  }
}

/** Address of a USDZ for Quick Look, which then shows it in its real size only. */
export function quickLookAddress(usdz: string): string {
  return `${usdz}#allowsContentScaling=0`;
}

/**
 * A link that opens a GLB in Android's Scene Viewer, in its real size; where that is missing, the browser goes back to
 * `page`, which then knows it. https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerAddress(glb: URL, page: string): string {
  const file = encodeURIComponent(glb.href);
  const wishes = `file=${file}&mode=ar_preferred&resizable=false`;
  const back = new URL(CAME_BACK, page);
  const fallback = `S.browser_fallback_url=${encodeURIComponent(back.href)}`;
  return `intent://arvr.google.com/scene-viewer/1.0?${wishes}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;${fallback};end;`;
}
