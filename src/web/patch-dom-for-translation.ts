/**
 * Browsers that translate a page put their own words in the place of React's text nodes. React then inserts beside, or
 * removes, what is not there any more, and would give up the whole page (facebook/react#11538). Here the new thing comes
 * last instead, and what is gone stays gone.
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
