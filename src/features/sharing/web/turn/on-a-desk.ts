import { findDesk, sceneViewerAddress } from '#features/toytwins/web/desk/desk-device.ts';
import { deskFailureWords } from '#features/toytwins/web/desk/desk-failure.ts';

const HINT = 'Look at a table, then tap to put the toy there.';

/** Shows on a shared page how this device sees the toy on a desk; src/features/gallery/web/desk does it for the owner. */
export function offerDesk(): void {
  const section = document.querySelector<HTMLElement>('[data-desk]');
  const page = section?.dataset.desk;
  if (!section || !page) return;
  const model = `${page}/model.glb`;
  const link = section.querySelector<HTMLAnchorElement>('a[data-desk-by="scene-viewer"]');
  if (link) link.href = sceneViewerAddress(new URL(model), page);
  openByButton(section, model);
  const show = async () => {
    const device = await findDesk();
    // Before the press, which alone may start a session.
    if (device === 'session') await loadSession().catch(() => {});
    for (const part of section.querySelectorAll<HTMLElement>('[data-desk-by]'))
      part.hidden = !part.dataset.deskBy?.split(' ').includes(device);
    section.hidden = false;
  };
  // The browser comes back from Scene Viewer to another end of the address.
  window.addEventListener('hashchange', show);
  void show();
}

const loadSession = () => import('#features/toytwins/web/desk/open-on-desk.ts');

function openByButton(section: HTMLElement, model: string): void {
  const button = section.querySelector('button');
  const status = section.querySelector('[role=status]');
  if (!button || !status) return;
  button.addEventListener('click', async () => {
    button.disabled = true;
    status.textContent = '';
    try {
      const { openOnDesk } = await loadSession();
      await openOnDesk({ model, hint: HINT, signal: new AbortController().signal });
    } catch (error) {
      status.textContent = deskFailureWords(error);
    } finally {
      button.disabled = false;
      button.focus({ preventScroll: true });
    }
  });
}
