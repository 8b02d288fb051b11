import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { z } from 'zod';
import { readCodePoints } from './read-code-points.ts';

const { resolve } = createRequire(import.meta.url);

/** One file of a font package, and the ranges of code points that it is meant for. */
type FontFile = { family: string; path: string; ranges: readonly (readonly [first: number, last: number])[] };

/** A package's own list: the ranges of a style sheet, by the name of the subset. */
const rangesBySubset = z.record(z.string(), z.string());

/** Joiners and variation selectors. */
const NEEDS_NO_GLYPH = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A `@fontsource` package, whose letters are spread over subset files: about a hundred for a Chinese font. Nothing is
 * read before it is asked for, and then only what the letters at hand need.
 */
export class FontPackage {
  readonly #name: string;
  readonly #style: string;
  readonly #whole: string | undefined;
  #listed: readonly FontFile[] | undefined;
  readonly #codePoints = new Map<FontFile, Set<number>>();
  readonly #found = new Map<string, FontFile | undefined>();

  /**
   * @param style the end of the file names: weight and slant, as in `700-normal`
   * @param whole the subset whose file has all letters, where these must not be spread: joined emoji are one glyph
   */
  constructor(name: string, style: string, whole?: string) {
    this.#name = name;
    this.#style = style;
    this.#whole = whole;
  }

  /** Whether one file of the font has glyphs for all of a grapheme. Throws if a file is missing or is no font. */
  has(grapheme: string): boolean {
    return this.#find(grapheme) !== undefined;
  }

  /** Registers the file that has all of a grapheme, and returns the family name to draw it with. Throws as `has`. */
  familyOf(grapheme: string): string | undefined {
    const file = this.#find(grapheme);
    if (file) register(file);
    return file?.family;
  }

  #find(grapheme: string): FontFile | undefined {
    if (this.#found.has(grapheme)) return this.#found.get(grapheme);
    this.#listed ??= this.#list();
    const needed = [...grapheme.replace(NEEDS_NO_GLYPH, '')].map((letter) => letter.codePointAt(0) ?? 0);
    const found = this.#listed.find(
      (file) =>
        isMeantFor(file, needed) && needed.every((codePoint) => this.#codePointsOf(file).has(codePoint)),
    );
    this.#found.set(grapheme, found);
    return found;
  }

  /** A package lists the ranges its files are meant for; fonts have gaps in them, so each file is asked as well. */
  #list(): FontFile[] {
    const list = resolve(`${this.#name}/unicode.json`);
    const fileOf = (subset: string, ranges: FontFile['ranges']): FontFile => {
      const file = `${path.basename(this.#name)}-${subset}-${this.#style}`;
      return {
        family: `studio-${file}`,
        path: path.join(path.dirname(list), 'files', `${file}.woff2`),
        ranges,
      };
    };
    const listed = rangesBySubset.parse(JSON.parse(readFileSync(list, 'utf8')));
    const subsets = Object.entries(listed).map(
      ([subset, ranges]) => [subset.replace(/[[\]]/g, ''), ranges.split(',').map(readRange)] as const,
    );
    if (this.#whole)
      return [
        fileOf(
          this.#whole,
          subsets.flatMap(([, ranges]) => ranges),
        ),
      ];
    return subsets.map(([subset, ranges]) => fileOf(subset, ranges));
  }

  #codePointsOf(file: FontFile): Set<number> {
    const known = this.#codePoints.get(file);
    if (known) return known;
    const codePoints = readCodePoints(file.path);
    this.#codePoints.set(file, codePoints);
    return codePoints;
  }
}

/** Some subset files also have letters that they are not meant for: an accent next to the letters that it goes on. */
function isMeantFor({ ranges }: FontFile, codePoints: readonly number[]): boolean {
  if (codePoints.length === 0) return true;
  return ranges.some(([first, last]) => codePoints.some((point) => first <= point && point <= last));
}

/** Reads a range of a style sheet: `U+25CC` or `U+0900-097F`. */
function readRange(range: string): readonly [first: number, last: number] {
  const [first = '', last = first] = range.trim().slice(2).split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/**
 * The fonts that this module knows to be registered: the canvas lists all fonts of the thread again each time it is
 * asked.
 */
const registered = new WeakSet<FontFile>();

/** Fonts belong to the thread and may have been registered by another copy of this module. */
function register(file: FontFile): void {
  if (registered.has(file)) return;
  if (!GlobalFonts.has(file.family) && !GlobalFonts.registerFromPath(file.path, file.family))
    throw new Error(`The font ${file.path} could not be read`);
  registered.add(file);
}
