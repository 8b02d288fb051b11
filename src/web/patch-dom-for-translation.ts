/**
 * Patches DOM methods for browsers that translate pages. Translation replaces React's text nodes; React then
 * inserts before or removes nodes that are gone, which would crash the page (facebook/react#11538). Patched,
 * an insertion falls back to the end, and removing a missing node does nothing.
 */
export function patchDomForTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, next: Node | null): T {
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, gone: T): T {
    return gone.parentNode === this ? (removeChild.call(this, gone) as T) : gone;
  };
}
