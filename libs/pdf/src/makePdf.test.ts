import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Block } from './Block.ts';
import { makePdf } from './makePdf.ts';

const font = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fonts', name))).buffer;
const fonts = { regular: font('Inter-Regular.ttf'), bold: font('Inter-Bold.ttf') };
const labels = {
  title: 'Şartlar ve Koşullar',
  brand: 'Örnek Casino',
  language: 'tr',
  page: (number: number, total: number) => `${number} / ${total}`,
};

/** Extracts what a PDF reader sees. */
async function readBack(blocks: readonly Block[]) {
  const data = new Uint8Array(await makePdf(labels, blocks, fonts).arrayBuffer());
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, index) => {
      const page = await file.getPage(index + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      return { text, size: page.view };
    }),
  );
  return { pages, info: (await file.getMetadata()).info as Record<string, unknown> };
}

describe('the PDF of a page', () => {
  it('is letter paper in portrait', async () => {
    const { pages } = await readBack([]);
    expect(pages.map(({ size }) => size)).toEqual([[0, 0, 612, 792]]);
  });

  it('contains selectable text with all Turkish letters', async () => {
    const letters = 'Pijamalı hasta yağız şoföre çabucak güvendi. ĞÜŞİÖÇ ğüşıöç â î û 250,00 ₺ “”–…';
    const { pages } = await readBack([
      { kind: 'heading', level: 2, text: 'Yatırım İşlemleri' },
      { kind: 'text', text: letters },
      { kind: 'item', mark: '1.', depth: 1, text: 'İlk madde' },
      { kind: 'row', cells: ['Yöntem', 'Süre'], head: true },
    ]);
    const text = pages[0]?.text.replace(/\n/g, ' ') ?? '';
    for (const shownText of [
      'Örnek Casino',
      'Şartlar ve Koşullar',
      'Yatırım İşlemleri',
      'İlk madde',
      'Yöntem',
      'Süre',
    ])
      expect(text).toContain(shownText);
    expect(text.replace(/\s+/g, ' ')).toContain(letters);
  });

  it('has title and owner in its properties', async () => {
    const { info } = await readBack([]);
    expect(info).toMatchObject({ Title: 'Şartlar ve Koşullar', Author: 'Örnek Casino', Language: 'tr' });
  });

  it('spans as many pages as needed, and numbers them', async () => {
    const blocks = Array.from({ length: 80 }, (_, n): Block => ({
      kind: 'text',
      text: `Satır ${n} `.repeat(12),
    }));
    const { pages } = await readBack(blocks);
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach(({ text }, index) => expect(text).toContain(`${index + 1} / ${pages.length}`));
    const all = pages.map(({ text }) => text).join('\n');
    for (let n = 0; n < 80; n += 1) expect(all).toContain(`Satır ${n} `);
  });

  it('never leaves a heading alone at the bottom of a page', async () => {
    for (let lines = 30; lines < 45; lines += 1) {
      const filler = Array.from({ length: lines }, (): Block => ({ kind: 'text', text: 'x' }));
      const { pages } = await readBack([
        ...filler,
        { kind: 'heading', level: 2, text: 'Başlık' },
        { kind: 'text', text: 'Altı' },
      ]);
      const at = pages.findIndex(({ text }) => text.includes('Başlık'));
      expect(pages[at]?.text).toContain('Altı');
    }
  });
});
