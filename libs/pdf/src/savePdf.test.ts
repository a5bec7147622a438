import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Block } from './Block.ts';
import { savePdf } from './savePdf.ts';

const labels = { title: 'Başlık', brand: 'Örnek', language: 'tr', page: () => '1' };

/** Serves the fonts from the folder next to the file that requests them. */
function serveFonts(status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: URL) => {
    const name = address.href.split('/').at(-1) ?? '';
    asked.push(name);
    const bytes = readFileSync(join(import.meta.dirname, 'fonts', name));
    return Promise.resolve(new Response(new Uint8Array(bytes), { status }));
  });
  return asked;
}

function watchSaving() {
  const saved: { name: string; file: Blob }[] = [];
  let file: Blob | undefined;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => {
        file = blob;
        return 'blob:here';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}

const blocks: readonly Block[] = [{ kind: 'text', text: 'Sözler' }];

describe('the download', () => {
  it('is one file named document.pdf, with the fonts that were fetched for it', async () => {
    const asked = serveFonts();
    const saved = watchSaving();
    await savePdf(labels, blocks, 'document.pdf');
    expect(asked.sort()).toEqual(['Inter-Bold.ttf', 'Inter-Regular.ttf']);
    expect(saved.map(({ name }) => name)).toEqual(['document.pdf']);
    expect(saved[0]?.file.type).toBe('application/pdf');
    expect(saved[0]?.file.size).toBeGreaterThan(5_000);
  });

  it('saves nothing when a font fails to load', async () => {
    serveFonts(404);
    const saved = watchSaving();
    await expect(savePdf(labels, blocks, 'document.pdf')).rejects.toThrow(
      /Inter-\w+\.ttf failed to load \(404\)/,
    );
    expect(saved).toEqual([]);
  });
});
