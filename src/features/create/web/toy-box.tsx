import type { CSSProperties, ReactNode } from 'react';
import { BarCode } from '#web/ui/bar-code.tsx';
import { Brand } from '#web/ui/brand.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Starburst } from '#web/ui/starburst.tsx';

type Props = {
  id: string;
  /** 'No. 007'. */
  serial: string;
  /** Address of the small picture that rises out of the carton. */
  picture: string | undefined;
  opening: boolean;
};

type Side = {
  name: 'front' | 'right' | 'back' | 'left';
  /** Color of the outside. */
  paint: string;
  style: CSSProperties;
};

/** Custom properties for the utilities `toy-box-*`; the flaps of front and back lie on those of the sides. */
const front = { '--width': 'var(--wide)', '--away': 'var(--deep)', '--across': 'var(--deep)' };
const side = {
  '--width': 'var(--deep)',
  '--away': 'var(--wide)',
  '--across': 'var(--wide)',
  '--shut': '91deg',
  '--after': '110ms',
};
const sides: Side[] = [
  { name: 'back', paint: 'bg-[#a8201b]', style: { ...front, '--towards': '180deg' } as CSSProperties },
  { name: 'left', paint: 'bg-[#b8241f]', style: { ...side, '--towards': '-90deg' } as CSSProperties },
  { name: 'right', paint: 'bg-[#b8241f]', style: { ...side, '--towards': '90deg' } as CSSProperties },
  { name: 'front', paint: 'bg-hero-print', style: { ...front, '--towards': '0deg' } as CSSProperties },
];

/** The closed carton with the toy twin in it; decoration, so hidden from screen readers. */
export function ToyBox({ id, serial, picture, opening }: Props) {
  const prints: Record<Side['name'], ReactNode> = {
    back: null,
    left: null,
    right: <BarCode value={id} className="absolute inset-x-3 bottom-3" />,
    front: <FrontPrint serial={serial} />,
  };
  return (
    <span aria-hidden="true" className="toy-box block" data-opening={opening || undefined}>
      <span className="block">
        {sides.map(({ name, paint, style }) => (
          <span key={name} className="toy-box-wall block" style={style}>
            <Board paint={paint}>{prints[name]}</Board>
            <span className="toy-box-flap block">
              <Board paint={paint}>
                {(name === 'front' || name === 'back') && (
                  <span className="absolute inset-y-0 left-1/2 w-1/6 -translate-x-1/2 bg-print-cream" />
                )}
              </Board>
            </span>
          </span>
        ))}
        {picture && (
          <img src={picture} alt="" className="toy-box-toy block rounded-lg border-2 border-edge" />
        )}
      </span>
    </span>
  );
}

/** Cardboard, painted and printed on the outside only. */
function Board({ paint, children }: { paint: string; children: ReactNode }) {
  const side = 'absolute inset-0 rounded-xs border-2 border-edge backface-hidden';
  return (
    <>
      <span className={classNames(side, paint)}>{children}</span>
      <span className={classNames(side, 'rotate-y-180 bg-[#d8b583]')} />
    </>
  );
}

function FrontPrint({ serial }: { serial: string }) {
  return (
    <span className="absolute inset-0">
      <span className="toy-box-tape absolute top-0 left-1/2 h-1/4 w-1/6 -translate-x-1/2 border-x-2 border-b-2 border-edge bg-print-cream" />
      <span className="absolute inset-x-3 bottom-3 flex h-2/5 items-center rounded-md border-2 border-edge bg-print-cream pl-3">
        <Brand />
      </span>
      <span className="absolute right-2 bottom-[18%]">
        <Starburst className="size-18 text-sm">{serial}</Starburst>
      </span>
    </span>
  );
}
