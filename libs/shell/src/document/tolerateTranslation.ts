interface Own {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, next: Node | null) => Node;
}

/**
 * Lets React go on where a browser's translator has wrapped the page's text nodes in elements of its own: React
 * removes and inserts by the parent that it knows, and the page would be gone for an error.
 * @returns undoes it
 */
export function tolerateTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype as Own;
  Node.prototype.removeChild = function removed<T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    return parent === null ? child : (removeChild.call(parent, child) as T);
  };
  Node.prototype.insertBefore = function inserted<T extends Node>(this: Node, node: T, next: Node | null): T {
    /* A text that was wrapped is inside this element still, only deeper. */
    const place = next?.parentNode === this ? next : wrapperOf(next, this);
    return insertBefore.call(this, node, place) as T;
  };
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore });
}

/** The child of `parent` that a node is in now; null when it isn't in there any more. */
function wrapperOf(node: Node | null, parent: Node): Node | null {
  let current = node;
  while (current && current.parentNode !== parent) current = current.parentNode;
  return current;
}
