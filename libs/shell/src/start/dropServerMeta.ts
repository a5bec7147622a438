/* The title stays: React puts its own before it, and without one the tab would briefly show the address. */
const META = 'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]';

/** Removes the server-rendered metadata from the head, where the page is rendered again and adds its own. */
export function dropServerMeta(head: ParentNode = document.head): void {
  for (const element of head.querySelectorAll(META)) element.remove();
}
