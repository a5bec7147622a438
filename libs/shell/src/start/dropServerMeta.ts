/* Not the title: React puts its own before it, and without one a tab would show the address for a moment. */
const META = 'meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical]';

/** Takes the metadata that came with the markup out of the head, where the page is rendered anew and brings its own. */
export function dropServerMeta(head: ParentNode = document.head): void {
  for (const element of head.querySelectorAll(META)) element.remove();
}
