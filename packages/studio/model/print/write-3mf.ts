import { strToU8, type Zippable, zipSync } from 'fflate';
import type { PrintedToy } from './printed-toy.ts';

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const MATERIAL = 'http://schemas.microsoft.com/3dmanufacturing/material/2015/02';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const MODEL_TYPE = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel';
const TEXTURE_TYPE = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dtexture';
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The same toy gives the same bytes at any time: the first day that a ZIP can name. */
export const NO_DATE = new Date(1980, 0, 1);

/** Numbers of the file's resources: the toy, its colours, then two for every print. */
const [TOY, COLOURS, FIRST_PRINT] = [1, 2, 3];

/**
 * A toy as 3MF (core 1.3 and materials extension 1.2): millimetres, a colour for every triangle, and the prints as
 * textures.
 */
export function write3mf(toy: PrintedToy): Uint8Array {
  const files: Zippable = {
    '[Content_Types].xml': strToU8(
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/><Default Extension="png" ContentType="image/png"/></Types>`,
    ),
    '_rels/.rels': relationships([['/3D/3dmodel.model', MODEL_TYPE]]),
    '3D/3dmodel.model': strToU8(modelXml(toy)),
  };
  if (toy.prints.length > 0)
    files['3D/_rels/3dmodel.model.rels'] = relationships(
      toy.prints.map((_, print) => [texturePath(print), TEXTURE_TYPE]),
    );
  for (const [print, png] of toy.prints.entries()) files[texturePath(print).slice(1)] = [png, { level: 0 }];
  return zipSync(files, { mtime: NO_DATE });
}

const texturePath = (print: number) => `/3D/Textures/print${print}.png`;

function relationships(targets: readonly (readonly [target: string, type: string])[]): Uint8Array {
  const lines = targets.map(
    ([target, type], index) => `<Relationship Target="${target}" Id="rel${index}" Type="${type}"/>`,
  );
  return strToU8(`${XML}<Relationships xmlns="${RELATIONSHIPS}">${lines.join('')}</Relationships>`);
}

function modelXml(toy: PrintedToy): string {
  const places = createPlaces(toy);
  const triangles = Array.from(toy.coatOf, (coat, triangle) => triangleXml(toy, triangle, coat, places));
  return `${XML}<model unit="millimeter" xml:lang="en-US" xmlns="${CORE}" xmlns:m="${MATERIAL}">
<metadata name="Title">${escapeXml(toy.title)}</metadata>
<metadata name="Application">Toy Twin</metadata>
<resources>
<m:colorgroup id="${COLOURS}">${toy.coats.map(({ colour }) => `<m:color color="${hex(colour)}"/>`).join('')}</m:colorgroup>
${places.xml()}
<object id="${TOY}" type="model" name="${escapeXml(toy.title)}" pid="${COLOURS}" pindex="0"><mesh>
<vertices>
${verticesXml(toy.positions)}
</vertices>
<triangles>
${triangles.join('\n')}
</triangles>
</mesh></object>
</resources>
<build><item objectid="${TOY}"/></build>
</model>
`;
}

type Places = ReturnType<typeof createPlaces>;

/** Numbers the places on each print. */
function createPlaces({ prints }: PrintedToy) {
  const sheets = prints.map(() => new Map<string, number>());
  return {
    numberOf(print: number, u: number, v: number): number {
      // 3MF counts from the bottom up.
      const key = `u="${round(u, 5)}" v="${round(1 - v, 5)}"`;
      const sheet = sheets[print];
      const known = sheet?.get(key);
      if (known !== undefined) return known;
      const number = sheet?.size ?? 0;
      sheet?.set(key, number);
      return number;
    },
    /** Only after all places are numbered. */
    xml: () =>
      sheets
        .map((sheet, print) => {
          const [texture, group] = resourcesOf(print);
          const lines = [...sheet.keys()].map((place) => `<m:tex2coord ${place}/>`);
          return `<m:texture2d id="${texture}" path="${texturePath(print)}" contenttype="image/png" tilestyleu="clamp" tilestylev="clamp"/>
<m:texture2dgroup id="${group}" texid="${texture}">${lines.join('')}</m:texture2dgroup>`;
        })
        .join('\n'),
  };
}

const resourcesOf = (print: number) => [FIRST_PRINT + print * 2, FIRST_PRINT + print * 2 + 1] as const;

function triangleXml(
  { triangles, uvs, coats }: PrintedToy,
  triangle: number,
  coat: number,
  places: Places,
): string {
  const [a, b, c] = triangles.subarray(triangle * 3, triangle * 3 + 3);
  const corners = `<triangle v1="${a}" v2="${b}" v3="${c}"`;
  const print = coats[coat]?.print;
  if (print === undefined) return `${corners} pid="${COLOURS}" p1="${coat}"/>`;
  const [p1, p2, p3] = [0, 2, 4].map((at) =>
    places.numberOf(print, uvs[triangle * 6 + at], uvs[triangle * 6 + at + 1]),
  );
  return `${corners} pid="${resourcesOf(print)[1]}" p1="${p1}" p2="${p2}" p3="${p3}"/>`;
}

function verticesXml(positions: Float64Array): string {
  const lines: string[] = [];
  for (let at = 0; at < positions.length; at += 3)
    lines.push(
      `<vertex x="${round(positions[at], 4)}" y="${round(positions[at + 1], 4)}" z="${round(positions[at + 2], 4)}"/>`,
    );
  return lines.join('\n');
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function hex(colour: readonly number[]): string {
  return `#${colour.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}FF`;
}

/** Text for XML 1.0, which has no control characters and no half of a surrogate pair. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}￾￿]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
