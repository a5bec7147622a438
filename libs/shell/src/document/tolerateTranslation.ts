interface Own {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, next: Node | null) => Node;
}

/**
 * Keeps React working after a browser's translator has wrapped text nodes in extra elements. React removes and inserts
 * nodes by the parent it knows; without this, it would throw and the page would be replaced by an error.
 * @returns a function that undoes it
 */
export function tolerateTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype as Own;
  Node.prototype.removeChild = function removed<T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    return parent === null ? child : (removeChild.call(parent, child) as T);
  };
  Node.prototype.insertBefore = function inserted<T extends Node>(this: Node, node: T, next: Node | null): T {
    /* A wrapped text is still inside this element, only deeper. */
    const place = next?.parentNode === this ? next : wrapperOf(next, this);
    return insertBefore.call(this, node, place) as T;
  };
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore });
}

/** The child of `parent` that now contains a node; null if the node is no longer in it. */
function wrapperOf(node: Node | null, parent: Node): Node | null {
  let current = node;
  while (current && current.parentNode !== parent) current = current.parentNode;
  return current;
}
