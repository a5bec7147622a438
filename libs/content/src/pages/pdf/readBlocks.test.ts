import { describe, expect, it } from 'vitest';
import { readBlocks } from './readBlocks.ts';

const blocksOf = (html: string) =>
  readBlocks(
    new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html').querySelector('main') as Element,
  );

describe('the text of a page', () => {
  it.each([
    ['<p>One  two\n three</p>', [{ kind: 'text', text: 'One two three' }]],
    ['bare <b>bold</b> words', [{ kind: 'text', text: 'bare bold words' }]],
    ['<p>One<br>two</p>', [{ kind: 'text', text: 'One\ntwo' }]],
    [
      '<h2>Head</h2><h4>Sub</h4>',
      [
        { kind: 'heading', level: 2, text: 'Head' },
        { kind: 'heading', level: 4, text: 'Sub' },
      ],
    ],
    ['<p><small>Fine</small></p>', [{ kind: 'text', text: 'Fine', small: true }]],
    ['<blockquote>Said</blockquote>', [{ kind: 'text', text: 'Said', depth: 1 }]],
    [
      '<p>Read <a href="x">more<span data-note> (opens)</span></a></p>',
      [{ kind: 'text', text: 'Read more' }],
    ],
    ['<p></p><div> </div><hr>', []],
    [
      '<dl><dt>Term</dt><dd>Meaning</dd></dl>',
      [
        { kind: 'heading', level: 4, text: 'Term' },
        { kind: 'text', text: 'Meaning', depth: 1 },
      ],
    ],
  ])('%s', (html, blocks) => expect(blocksOf(html)).toEqual(blocks));

  it('numbers a list from its start value, and marks the others', () => {
    expect(blocksOf('<ol start="3"><li>c</li><li>d<ul><li>e</li></ul></li></ol>')).toEqual([
      { kind: 'item', mark: '3.', depth: 1, text: 'c' },
      { kind: 'item', mark: '4.', depth: 1, text: 'd' },
      { kind: 'item', mark: '•', depth: 2, text: 'e' },
    ]);
  });

  it('gives a list item with two paragraphs one mark', () => {
    expect(blocksOf('<ul><li><p>a</p><p>b</p></li></ul>')).toEqual([
      { kind: 'item', mark: '•', depth: 1, text: 'a' },
      { kind: 'text', text: 'b', depth: 1 },
    ]);
  });

  it('reads a table row by row', () => {
    const table =
      '<table><caption>C</caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2<br>3</td></tr></table>';
    expect(blocksOf(table)).toEqual([
      { kind: 'text', text: 'C' },
      { kind: 'row', cells: ['A', 'B'], head: true },
      { kind: 'row', cells: ['1', '23'], head: false },
    ]);
  });
});
