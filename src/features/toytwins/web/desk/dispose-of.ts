import { Light, type Material, Mesh, type Object3D, Texture } from 'three';

/** Frees the graphics memory of all that is below `root`: three does it for nothing that it has been given. */
export function disposeOf(root: Object3D): void {
  root.traverse((part) => {
    if (part instanceof Light) part.dispose();
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat()) disposeOfMaterial(material);
  });
}

function disposeOfMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}
