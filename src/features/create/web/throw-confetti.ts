import confetti from 'canvas-confetti';

/** Throws confetti once over the page-sized canvas; does nothing for people who want less motion. */
export function throwConfetti(canvas: HTMLCanvasElement): void {
  // Without the library's worker, which the page's Content-Security-Policy does not allow.
  const shoot = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
  void shoot({
    particleCount: 120,
    spread: 75,
    startVelocity: 42,
    origin: { y: 0.75 },
    colors: ['#e4312b', '#ffc72c', '#2cb5e8', '#2fa66a'],
  });
}
