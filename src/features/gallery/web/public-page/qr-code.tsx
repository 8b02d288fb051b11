import { encode } from 'uqr';

/** Modules of white around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET = 4;

type Props = { text: string; label: string };

/** A text, such as a link, as a QR code. Black on white in both themes, because many cameras read no other one. */
export default function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-full max-w-56 rounded-lg border-2 border-line forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
