import type { Block } from '@baize/pdf';

/** Block elements. */
const ON_ITS_OWN =
  'address,article,blockquote,caption,center,dd,details,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';
const HEADING = /^H([1-6])$/;
const DEEPER = 'ul,ol,blockquote,dd';

/* Screen-reader notes ("opens in a new window") mean nothing on paper. */
const UNPRINTED = '[data-note]';

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();

function markOf(item: Element): string {
  const list = item.parentElement;
  if (list?.tagName !== 'OL') return '•';
  const first = Number(list.getAttribute('start') ?? 1);
  const place = [...list.children].filter(({ tagName }) => tagName === 'LI').indexOf(item);
  return `${(Number.isInteger(first) ? first : 1) + place}.`;
}

const rowOf = (row: HTMLTableRowElement): Block => ({
  kind: 'row',
  cells: [...row.cells].map(({ textContent }) => tidy(textContent.replace(/\s+/g, ' '))),
  head: [...row.cells].every(({ tagName }) => tagName === 'TH'),
});

function blockOf(element: Element, text: string, depth: number): Block {
  const level = HEADING.exec(element.tagName)?.[1];
  if (level) return { kind: 'heading', level: Number(level), text };
  if (element.tagName === 'DT') return { kind: 'heading', level: 4, text };
  const small = element.children.length === 1 && element.firstElementChild?.tagName === 'SMALL';
  return { kind: 'text', text, ...(small && { small }), ...(depth > 0 && { depth }) };
}

/**
 * Extracts the text of a rendered element as blocks, since jsPDF doesn't read HTML.
 * @param depth how many lists and quotations the element is nested in
 */
export function readBlocks(element: Element, depth = 0): Block[] {
  const blocks: Block[] = [];
  let pendingText = '';
  /* Only the first line of a list item gets the marker. */
  let mark = element.tagName === 'LI' ? markOf(element) : undefined;
  const asItem = (text: string): Block => {
    const item: Block = { kind: 'item', mark: mark ?? '', depth, text };
    mark = undefined;
    return item;
  };
  const flush = () => {
    const text = tidy(pendingText);
    pendingText = '';
    if (text !== '') blocks.push(mark === undefined ? blockOf(element, text, depth) : asItem(text));
  };
  const read = (node: Node) => {
    if (!(node instanceof Element)) pendingText += (node.textContent ?? '').replace(/\s+/g, ' ');
    else if (node.tagName === 'BR') pendingText += '\n';
    else if (node.matches(UNPRINTED)) return;
    else if (node instanceof HTMLTableRowElement) {
      flush();
      blocks.push(rowOf(node));
    } else if (node.matches(ON_ITS_OWN)) {
      flush();
      const [first, ...rest] = readBlocks(node, depth + (node.matches(DEEPER) ? 1 : 0));
      if (first)
        blocks.push(mark !== undefined && first.kind === 'text' ? asItem(first.text) : first, ...rest);
    } else node.childNodes.forEach(read);
  };
  element.childNodes.forEach(read);
  flush();
  return blocks;
}
