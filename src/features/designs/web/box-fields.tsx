import {
  BOX_LINE_MAX_LENGTH,
  BOX_NAME_MAX_LENGTH,
  BOX_PALETTES,
  type BoxPalette,
  type PrintedText,
} from '@toy-twin/studio/look';
import { TextField } from '#web/ui/text-field.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { CutNotice } from './cut-notice.tsx';
import { characterCount, type DraftDesign } from './draft-design.ts';

type Props = {
  design: DraftDesign;
  /** What is wrong with the texts, or null. */
  errors: { name: string | null; line: string | null; secondName: string | null };
  onChange: (part: Partial<DraftDesign>) => void;
};

/** 'Your box': its colors, and what is printed on it besides the description. */
export function BoxFields({ design, errors, onChange }: Props) {
  const { second } = design;
  return (
    <section aria-labelledby="your-box" className="flex flex-col gap-5">
      <h2 id="your-box" className="text-xl">
        On the box
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-5">
        <LimitedField
          label={second ? 'First name on the box (optional)' : 'Name on the box (optional)'}
          value={design.name}
          kind="name"
          limit={BOX_NAME_MAX_LENGTH}
          problem={errors.name}
          placeholder="Captain Robin"
          onChange={(name) => onChange({ name })}
        />
        {second && (
          <LimitedField
            label="Second name on the box (optional)"
            value={second.name}
            kind="name"
            limit={BOX_NAME_MAX_LENGTH}
            problem={errors.secondName}
            placeholder="Kim"
            onChange={(name) => onChange({ second: { ...second, name } })}
          />
        )}
        <LimitedField
          label="A line below it (optional)"
          value={design.line}
          kind="line"
          limit={BOX_LINE_MAX_LENGTH}
          problem={errors.line}
          placeholder="Always early for lift-off"
          onChange={(line) => onChange({ line })}
        />
      </div>
      <Palettes chosen={design.palette} onChoose={(palette) => onChange({ palette })} />
    </section>
  );
}

type LimitedFieldProps = {
  label: string;
  kind: PrintedText;
  value: string;
  /** Characters. */
  limit: number;
  problem: string | null;
  placeholder: string;
  onChange: (text: string) => void;
};

function LimitedField({ label, kind, value, limit, problem, placeholder, onChange }: LimitedFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      dir="auto"
      autoComplete="off"
      placeholder={placeholder}
      error={problem ?? undefined}
      hint={
        <>
          <span className="tabular-nums">
            <span className="sr-only">Characters used: </span>
            {`${characterCount(value.trim())}/${limit}`}
          </span>
          <CutNotice kind={kind} text={value} />
        </>
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type PalettesProps = { chosen: DraftDesign['palette']; onChoose: (id: DraftDesign['palette']) => void };

function Palettes({ chosen, onChoose }: PalettesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">Colors</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.5rem,100%),1fr))] gap-2">
        <PaletteTile name="Match my description" isChosen={chosen === null} onChoose={() => onChoose(null)} />
        {BOX_PALETTES.map(({ id, name, inks }) => (
          <PaletteTile
            key={id}
            name={name}
            inks={inks}
            isChosen={chosen === id}
            onChoose={() => onChoose(id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type PaletteTileProps = {
  name: string;
  inks?: BoxPalette['inks'];
  isChosen: boolean;
  onChoose: () => void;
};

function PaletteTile({ name, inks, isChosen, onChoose }: PaletteTileProps) {
  return (
    <label className="group relative flex min-h-11 cursor-pointer flex-col overflow-hidden rounded-xl border-2 border-line bg-card text-center text-sm leading-tight font-bold hover:border-ink/60 has-checked:border-edge has-checked:shadow-[0_3px_0_var(--edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link dark:has-checked:border-sun">
      <input type="radio" name="palette" checked={isChosen} onChange={onChoose} className="sr-only" />
      {inks ? <Cardback inks={inks} /> : <Words />}
      <span className="grid flex-1 place-items-center px-1.5 py-1.5">{name}</span>
      <Tick className="top-1 right-1 size-6" />
    </label>
  );
}

/** Lines of text: the description decides. */
function Words() {
  return (
    <svg viewBox="0 0 64 32" aria-hidden="true" className="h-12 w-full bg-sunken text-soft">
      <path d="M14 9h36M14 16h36M14 23h20" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

/** A small cardback in these inks: sky, hill, a sun and the light of the words. */
function Cardback({ inks: { top, bottom, shape, accent, light } }: { inks: BoxPalette['inks'] }) {
  return (
    <span
      aria-hidden="true"
      className="relative block h-12 overflow-hidden"
      style={{ backgroundImage: `linear-gradient(${top}, ${bottom})` }}
    >
      <span className="absolute -bottom-9 -left-3 size-16 rounded-full" style={{ backgroundColor: shape }} />
      <span className="absolute bottom-1.5 left-1/2 h-2 w-9 rounded-sm" style={{ backgroundColor: light }} />
      <span className="absolute top-2 left-2.5 size-4 rounded-full" style={{ backgroundColor: accent }} />
    </span>
  );
}
