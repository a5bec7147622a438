import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressTemplate, NONCE_LENGTH } from './compressTemplate.ts';

const QUALITY = 5;
const anyNonce = () => randomBytes(16).toString('base64');
const games = Array.from({ length: 200 }, (_, index) => `<li class="tile">Oyun ${index} ₺${index * 7}</li>`);
const pageOf = (nonce: string) =>
  `<!doctype html><meta nonce="${nonce}" content="${nonce}"><style nonce="${nonce}">.tile{color:red}</style>` +
  `<ul>${games.join('')}</ul><script nonce="${nonce}">start()</script>`;
const read = (page: Uint8Array | undefined) =>
  brotliDecompressSync(page ?? new Uint8Array()).toString('utf8');

it('is compressed once, while each reply gets its own nonce in every place', async () => {
  let made = 0;
  const template = await compressTemplate((nonce) => {
    made += 1;
    return pageOf(nonce);
  }, QUALITY);
  const before = made;
  const nonces = ['A'.repeat(22) + '==', ...Array.from({ length: 50 }, anyNonce)];
  for (const nonce of nonces) expect(read(template?.(nonce))).toBe(pageOf(nonce));
  expect(made).toBe(before);
});

it('doesn’t change a reply when the next one is made', async () => {
  const template = await compressTemplate(pageOf, QUALITY);
  const [one, other] = [anyNonce(), anyNonce()];
  const first = template?.(one);
  template?.(other);
  expect(read(first)).toBe(pageOf(one));
});

it('works for any page', async () => {
  for (let turn = 0; turn < 40; turn += 1) {
    const text = randomBytes(turn * 100).toString(turn % 2 ? 'base64' : 'hex');
    const any = (nonce: string) => `${text.slice(turn)}<style nonce="${nonce}">${text}</style>${nonce}`;
    const template = await compressTemplate(any, QUALITY);
    const nonce = anyNonce();
    if (template) expect(read(template(nonce))).toBe(any(nonce));
  }
});

it('skips a page without a nonce, and one that transforms it', async () => {
  expect(await compressTemplate(() => '<p>Page</p>', QUALITY)).toBeUndefined();
  const upside = (nonce: string) => `<p>${nonce}</p><p>${[...nonce].toReversed().join('')}</p>`;
  expect(await compressTemplate(upside, QUALITY)).toBeUndefined();
});

it('matches the length of real nonces', () => expect(anyNonce()).toHaveLength(NONCE_LENGTH));
