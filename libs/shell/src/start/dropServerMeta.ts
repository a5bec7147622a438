/* The title stays: React inserts its own before it, and without one the tab would briefly show the URL. */
const META = 'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]';

/** Removes the server-rendered metadata from the head if the page is rendered again and adds its own. */
export function dropServerMeta(head: ParentNode = document.head): void {
  for (const element of head.querySelectorAll(META)) element.remove();
}
