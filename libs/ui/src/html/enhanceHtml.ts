import { headingLevels } from './headingLevels.ts';

export type EnhanceLabels = {
  /** Names a table that has neither a caption nor a heading above it. */
  table: string;
  /** Read aloud after an external link, for example "yeni pencerede açılır". */
  newWindow: string;
};

const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/**
 * Makes sanitized HTML accessible: headings that fit below the page's own, tables that scroll on their own,
 * text for links that open a new window. All by moving elements, never by writing HTML.
 * @returns disconnects the observer
 */
export function enhanceHtml(root: HTMLElement, labels: EnhanceLabels, level: number): () => void {
  renameHeadings(root, level);
  for (const link of root.querySelectorAll('a[target=_blank]:not(:has([data-note]))'))
    link.append(note(labels.newWindow));
  for (const table of root.querySelectorAll<HTMLTableElement>(':not([data-table]) > table'))
    frameTable(root, table, labels.table);
  return watchTables([...root.querySelectorAll<HTMLElement>('[data-table]')]);
}

function renameHeadings(root: HTMLElement, top: number) {
  const headings = [...root.querySelectorAll(HEADINGS)];
  const levels = headingLevels(
    headings.map(({ tagName }) => Number(tagName.slice(1))),
    top,
  );
  for (const [index, heading] of headings.entries()) {
    const renamed = document.createElement(`h${levels[index] ?? top}`);
    for (const { name, value } of heading.attributes) renamed.setAttribute(name, value);
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
  }
}

function note(labels: string) {
  const element = document.createElement('span');
  element.dataset.note = '';
  element.textContent = ` (${labels})`;
  return element;
}

function frameTable(root: HTMLElement, table: HTMLTableElement, name: string) {
  const frame = document.createElement('div');
  const over = [...root.querySelectorAll(HEADINGS)].findLast(
    (heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  frame.dataset.table = '';
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', (table.caption ?? over)?.textContent.trim() || name);
  table.replaceWith(frame);
  frame.append(table);
}

/** Only a table that is wider than its container is a Tab stop. */
function watchTables(frames: readonly HTMLElement[]): () => void {
  if (frames.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined;
  const watcher = new ResizeObserver(() => {
    for (const frame of frames) {
      if (frame.scrollWidth > frame.clientWidth + 1) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
    }
  });
  for (const frame of frames) watcher.observe(frame);
  return () => watcher.disconnect();
}
