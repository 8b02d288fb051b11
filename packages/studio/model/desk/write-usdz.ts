import { type Material, type Primitive, type Texture, WebIO } from '@gltf-transform/core';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { NO_DATE } from '../print/write-3mf.ts';

/** Where the contents of each file begin: at a multiple of this many bytes, not compressed (USDZ specification). */
const ALIGNMENT = 64;
/** Bytes before a file's name in a ZIP, and before what stands in an extra field. */
const [LOCAL_HEADER, EXTRA_HEADER] = [30, 4];
/** Number of the extra field that only takes up room; readers skip it. */
const PADDING = 0x3039;

/**
 * A GLB of the studio as USDZ, for Quick Look on iPhone and iPad: metres, y up, standing on a table. The same GLB gives
 * the same bytes.
 */
export async function writeUsdz(glb: Uint8Array): Promise<Uint8Array> {
  const root = (await new WebIO().readBinary(glb)).getRoot();
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
  const textures = root.listTextures();
  return packAligned([
    ['toy.usda', strToU8(layerText(primitives, textures))],
    ...textures.map((texture, print) => [printPath(print), texture.getImage() ?? new Uint8Array()] as const),
  ]);
}

const printPath = (print: number) => `textures/print${print}.png`;

function packAligned(files: readonly (readonly [name: string, content: Uint8Array])[]): Uint8Array {
  const zippable: Zippable = {};
  let at = 0;
  for (const [name, content] of files) {
    const before = at + LOCAL_HEADER + name.length + EXTRA_HEADER;
    const room = (ALIGNMENT - (before % ALIGNMENT)) % ALIGNMENT;
    zippable[name] = [content, { extra: { [PADDING]: new Uint8Array(room) } }];
    at = before + room + content.length;
  }
  return zipSync(zippable, { level: 0, mtime: NO_DATE });
}

function layerText(primitives: readonly Primitive[], textures: readonly Texture[]): string {
  return `#usda 1.0
(
    customLayerData = { string creator = "Toy Twin" }
    defaultPrim = "Toy"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Toy" (
    kind = "component"
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "horizontal"

${primitives.map(meshText).join('\n')}
    def Scope "Materials"
    {
${primitives.map((primitive, number) => materialText(primitive.getMaterial(), number, textures)).join('\n')}
    }
}
`;
}

function meshText(primitive: Primitive, number: number): string {
  const positions = primitive.getAttribute('POSITION')?.getArray() ?? [];
  const normals = primitive.getAttribute('NORMAL')?.getArray() ?? [];
  const uvs = primitive.getAttribute('TEXCOORD_0')?.getArray();
  const indices = primitive.getIndices()?.getArray() ?? [];
  const places = uvs && uvs.length > 0 && Array.from(uvs, (value, at) => (at % 2 === 0 ? value : 1 - value));
  const st = places
    ? `\n        texCoord2f[] primvars:st = [${tuples(places, 2, 5)}] ( interpolation = "vertex" )`
    : '';
  return `    def Mesh "Part${number}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform token subdivisionScheme = "none"
        int[] faceVertexCounts = [${Array(indices.length / 3)
          .fill(3)
          .join(',')}]
        int[] faceVertexIndices = [${Array.from(indices).join(',')}]
        point3f[] points = [${tuples(positions, 3, 6)}]
        normal3f[] normals = [${tuples(normals, 3, 3)}] ( interpolation = "vertex" )${st}
        rel material:binding = </Toy/Materials/Paint${number}>
    }
`;
}

/** Numbers in brackets, `each` at a time. */
function tuples(numbers: ArrayLike<number>, each: number, digits: number): string {
  const all: string[] = [];
  for (let at = 0; at < numbers.length; at += each)
    all.push(
      `(${Array.from({ length: each }, (_, part) => Number(numbers[at + part].toFixed(digits))).join(',')})`,
    );
  return all.join(',');
}

function materialText(material: Material | null, number: number, textures: readonly Texture[]): string {
  const path = `/Toy/Materials/Paint${number}`;
  const texture = material?.getBaseColorTexture();
  const [r, g, b] = material?.getBaseColorFactor() ?? [1, 1, 1];
  const colour = texture
    ? `color3f inputs:diffuseColor.connect = <${path}/Print.outputs:rgb>`
    : `color3f inputs:diffuseColor = (${[r, g, b].map((value) => value.toFixed(4)).join(', ')})`;
  return `        def Material "Paint${number}"
        {
            token outputs:surface.connect = <${path}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${colour}
                float inputs:metallic = ${material?.getMetallicFactor() ?? 0}
                float inputs:roughness = ${(material?.getRoughnessFactor() ?? 1).toFixed(3)}
                token outputs:surface
            }
${texture ? printText(path, textures.indexOf(texture)) : ''}        }
`;
}

function printText(path: string, print: number): string {
  return `
            def Shader "Places"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "Print"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${printPath(print)}@
                float2 inputs:st.connect = <${path}/Places.outputs:result>
                token inputs:sourceColorSpace = "sRGB"
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }
`;
}
