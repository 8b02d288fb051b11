import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./app.css', import.meta.url), 'utf8');

/** The color variables of one theme by name. */
function tokens(selector: string): Map<string, string> {
  const [, block = ''] = css.split(`${selector} {`);
  const rules = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return new Map([...rules].map(([, name = '', color = '']) => [name, color]));
}

/** Relative luminance of '#rrggbb', as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([':root', ':root.dark'])('colors of %s', (selector) => {
  const colors = tokens(selector);

  it.each(['hero-print', 'hero-press'])('white text has enough contrast on --%s', (name) => {
    expect(contrast(colors.get(name) ?? '#ffffff', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
