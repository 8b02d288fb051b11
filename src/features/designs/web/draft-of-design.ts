import type { Design, SecondDesign } from '../contract.ts';
import type { DraftDesign, DraftSecond } from './draft-design.ts';

/** The choices of a design as the wizard keeps them: the opposite of `designOf`. */
export function draftOfDesign(design: Design = {}): DraftDesign {
  const { look, name, line, palette, parts, variant, variation, second } = design;
  return {
    look: look ?? {},
    name: name ?? '',
    line: line ?? '',
    palette: palette ?? null,
    added: parts?.added ?? [],
    removed: parts?.removed ?? [],
    variant: variant ?? 0,
    ...(variation && { variation }),
    second: second ? draftOfSecond(second) : null,
  };
}

function draftOfSecond({ name, prompt, look, parts }: SecondDesign): DraftSecond {
  return {
    name: name ?? '',
    description: prompt ?? '',
    look: look ?? {},
    added: parts?.added ?? [],
    removed: parts?.removed ?? [],
  };
}
