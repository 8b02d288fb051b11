import { type ReactNode, useId, useState } from 'react';
import {
  type DownloadKind,
  type DownloadQuery,
  downloadFileName,
} from '#features/toytwins/downloads/contract.ts';
import { DownloadLine } from './download-line.tsx';
import { PrintSizes } from './print-sizes.tsx';
import { useDownloadSizes } from './use-download-sizes.ts';

type Line = { kind: DownloadKind; name: string; purpose: string };

const PACKAGED: Line = { kind: 'packaged', name: 'Packaged figure, PNG', purpose: 'To show and to frame' };
const PREMIUM: Line[] = [
  { kind: '3d', name: '3D character, PNG', purpose: 'To show and to frame' },
  { kind: 'usdz', name: '3D model, USDZ', purpose: 'For iPhone and iPad' },
  { kind: 'glb', name: '3D model, GLB', purpose: 'For Android, 3D viewers and games' },
];
const CUTOUTS: Line[] = [
  { kind: 'cutout', name: 'Figure, PNG', purpose: 'Transparent around it, for any page' },
  { kind: 'sticker', name: 'Sticker, PNG', purpose: 'White rim, for chats and sticker paper' },
  { kind: 'wallpaper', name: 'Wallpaper, JPEG', purpose: 'For your phone, with room for the clock' },
];
const BOXES: Line[] = [
  { kind: 'box-a4', name: 'Box to build (A4), PDF', purpose: '15 cm high, on several sheets' },
  { kind: 'box-letter', name: 'Box to build (Letter), PDF', purpose: '15 cm high, for US paper' },
  { kind: 'small-box-a4', name: 'Small box to build (A4), PDF', purpose: '7.5 cm high, on one sheet' },
  {
    kind: 'small-box-letter',
    name: 'Small box to build (Letter), PDF',
    purpose: '7.5 cm high, for US paper',
  },
];
const PRINTS: Line[] = [
  { kind: '3mf', name: 'In color, 3MF', purpose: 'For color 3D printers' },
  { kind: 'obj', name: 'In color, OBJ in a ZIP', purpose: 'For print services' },
  { kind: 'stl', name: 'In one color, STL', purpose: 'For 3D printers at home' },
];
const AS_MODEL: DownloadQuery = { height: '150', base: 'yes' };

type Props = { id: string; isPremium: boolean };

/** All files of a toy twin, each with its use and its size; of a premium one also how large it is printed. */
export function DownloadsDrawer({ id, isPremium }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [print, setPrint] = useState(AS_MODEL);
  const { sizes, canCutOut, readAgain } = useDownloadSizes(id, isOpen);
  const line = (one: Line, query: DownloadQuery) => (
    <DownloadLine
      key={one.kind}
      id={id}
      query={query}
      size={sizes.get(downloadFileName(id, one.kind, query))}
      onMade={readAgain}
      {...one}
    />
  );
  return (
    <details
      className="group rounded-card border-2 border-line bg-card"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 sm:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">All downloads</h2>
        <span aria-hidden className="font-display text-2xl transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="flex flex-col gap-5 border-t-2 border-line px-4 pt-2 pb-4 sm:px-5">
        <ul className="divide-y-2 divide-line">
          {[PACKAGED, ...(isPremium ? PREMIUM : [])].map((one) => line(one, AS_MODEL))}
        </ul>
        {canCutOut && (
          <Group title="Cut out">
            <ul className="divide-y-2 divide-line">{CUTOUTS.map((one) => line(one, AS_MODEL))}</ul>
          </Group>
        )}
        {canCutOut && (
          <Group title="Build it of paper">
            <p className="text-sm text-soft">
              Your packaging to print, cut and fold, with the figure to stand in it.
            </p>
            <ul className="divide-y-2 divide-line">{BOXES.map((one) => line(one, AS_MODEL))}</ul>
          </Group>
        )}
        {isPremium && (
          <Group title="To print in 3D">
            <PrintSizes chosen={print} onChoose={setPrint} />
            <ul className="divide-y-2 divide-line">{PRINTS.map((one) => line(one, print))}</ul>
          </Group>
        )}
      </div>
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 id={heading} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
