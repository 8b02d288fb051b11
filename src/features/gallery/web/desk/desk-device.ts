/** What a device can do: Quick Look (iPhone, iPad), Scene Viewer (Android), or neither. */
export type DeskDevice = 'quick-look' | 'scene-viewer' | 'none';

/** Asks the browser. Every other browser than Safari on iOS answers that it does not know the relation `ar`. */
export function deskDevice(): DeskDevice {
  if (document.createElement('a').relList.supports('ar')) return 'quick-look';
  return /android/i.test(navigator.userAgent) ? 'scene-viewer' : 'none';
}

/** Address of a USDZ for Quick Look, which then shows it in its real size only. */
export function quickLookAddress(usdz: string): string {
  return `${usdz}#allowsContentScaling=0`;
}

/**
 * A link that opens a GLB in Android's Scene Viewer, in its real size; where that is missing, the browser goes to `page`.
 * https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerAddress(glb: URL, page: string): string {
  const file = encodeURIComponent(glb.href);
  const wishes = `file=${file}&mode=ar_preferred&resizable=false`;
  const fallback = `S.browser_fallback_url=${encodeURIComponent(page)}`;
  return `intent://arvr.google.com/scene-viewer/1.0?${wishes}#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;${fallback};end;`;
}
