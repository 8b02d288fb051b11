/** The part of the Khronos glTF validator that the tests call; the package brings no types. */
declare module 'gltf-validator' {
  export type Report = {
    issues: { numErrors: number; numWarnings: number; messages: { code: string; pointer?: string }[] };
    info: { totalTriangleCount: number; hasTextures: boolean; materialCount: number };
  };
  export function validateBytes(data: Uint8Array): Promise<Report>;
}
