// Shows on a shared page how this device sees the toy on a desk; src/features/gallery/web/desk does it for the owner.
{
  const section = document.querySelector('[data-desk]');
  const page = section.dataset.desk;
  const android = /android/i.test(navigator.userAgent);
  const here = document.createElement('a').relList.supports('ar')
    ? 'quick-look'
    : android
      ? 'scene-viewer'
      : 'none';
  const shown = section.querySelectorAll(`[data-desk-by="${here}"]`);
  if (here === 'scene-viewer') {
    const file = encodeURIComponent(`${page}/model.glb`);
    shown[0].href = `intent://arvr.google.com/scene-viewer/1.0?file=${file}&mode=ar_preferred&resizable=false#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(page)};end;`;
  }
  for (const part of shown) part.hidden = false;
  section.hidden = false;
}
