import { createCanvas } from '@napi-rs/canvas';

/** A peg on a perforated board with nothing on it yet; transparent around. Square, 960 pixels. */
export function drawEmptyPeg(): Buffer {
  const canvas = createCanvas(960, 960);
  const context = canvas.getContext('2d');
  const board = context.createLinearGradient(0, 120, 0, 840);
  board.addColorStop(0, '#fbe7c1');
  board.addColorStop(1, '#efd3a0');
  context.fillStyle = board;
  context.beginPath();
  context.roundRect(80, 100, 800, 760, 48);
  context.fill();
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 9; column++) {
      const [x, y] = [144 + column * 84, 160 + row * 80];
      context.fillStyle = '#c9a76a';
      context.beginPath();
      context.arc(x, y, 12, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#fff4d8';
      context.beginPath();
      context.arc(x + 2, y + 4, 10, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#b08c50';
      context.beginPath();
      context.arc(x, y, 10, 0, Math.PI * 2);
      context.fill();
    }
  }
  drawGhost(context);
  drawHook(context);
  return canvas.toBuffer('image/png');
}

/** The dashed outline of the card that could hang here. */
function drawGhost(context: ReturnType<ReturnType<typeof createCanvas>['getContext']>): void {
  context.save();
  context.fillStyle = 'rgba(255,253,248,0.5)';
  context.setLineDash([26, 20]);
  context.lineWidth = 9;
  context.strokeStyle = '#a67c3d';
  context.beginPath();
  context.roundRect(292, 350, 376, 452, 34);
  context.fill();
  context.stroke();
  context.restore();
}

function drawHook(context: ReturnType<ReturnType<typeof createCanvas>['getContext']>): void {
  context.save();
  context.lineCap = 'round';
  context.shadowColor = 'rgba(60,30,10,0.45)';
  context.shadowBlur = 18;
  context.shadowOffsetX = 12;
  context.shadowOffsetY = 18;
  context.lineWidth = 26;
  context.strokeStyle = '#8d95a3';
  context.beginPath();
  context.moveTo(480, 240);
  context.bezierCurveTo(480, 360, 476, 410, 540, 404);
  context.bezierCurveTo(572, 400, 574, 372, 570, 352);
  context.stroke();
  context.shadowColor = 'transparent';
  context.lineWidth = 8;
  context.strokeStyle = '#e6ebf2';
  context.stroke();
  context.fillStyle = '#e4312b';
  context.beginPath();
  context.arc(480, 240, 40, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(255,255,255,0.5)';
  context.beginPath();
  context.arc(468, 226, 12, 0, Math.PI * 2);
  context.fill();
  context.restore();
}
