/** Radians per key press, and the factor by which a press zooms. */
const TURN = 0.26;
const TILT = 0.16;
const ZOOM = 1.18;
const keys: Record<string, readonly [right: number, down: number, nearer: number]> = {
  ArrowLeft: [-TURN, 0, 1],
  ArrowRight: [TURN, 0, 1],
  ArrowUp: [0, -TILT, 1],
  ArrowDown: [0, TILT, 1],
  '+': [0, 0, ZOOM],
  '-': [0, 0, 1 / ZOOM],
};

/**
 * On a shared page with a model: a press on the button loads the 3D view and the model, and puts the view over the picture.
 * Until then the page is as light as any other. Without scripts or WebGL there is no button.
 */
export function offerTurning(): void {
  const figure = document.querySelector<HTMLElement>('[data-model]');
  const button = figure?.querySelector('button');
  const picture = figure?.querySelector('img');
  const status = figure?.querySelector('[role=status]');
  const address = figure?.dataset.model;
  if (!button || !picture || !status || !address || !hasWebGl()) return;
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    button.disabled = true;
    button.textContent = 'Loading…';
    status.textContent = '';
    try {
      const canvas = await showModel(picture, address);
      button.parentElement?.remove();
      status.textContent = 'Drag to turn it, or use the arrow keys.';
      canvas.focus({ preventScroll: true });
    } catch {
      button.disabled = false;
      button.textContent = words;
      status.textContent = 'It could not be shown in 3D just now. The picture stays.';
    }
  });
}

async function showModel(picture: HTMLImageElement, address: string): Promise<HTMLCanvasElement> {
  const { createStage } = await import('#features/toytwins/web/create-stage.ts');
  const canvas = document.createElement('canvas');
  canvas.className = 'absolute inset-0 size-full cursor-grab bg-sunken active:cursor-grabbing';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'The toy in 3D. Arrow keys turn it, plus and minus zoom.');
  picture.after(canvas);
  try {
    const stage = await createStage(canvas, address, {
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      signal: new AbortController().signal,
      // The picture is below it.
      onLost: () => canvas.classList.add('invisible'),
      onRestored: () => canvas.classList.remove('invisible'),
    });
    canvas.addEventListener('keydown', (event) => {
      const step = keys[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      stage.move(...step);
    });
    canvas.dataset.ready = 'true';
    return canvas;
  } catch (error) {
    canvas.remove();
    throw error;
  }
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
