import { expect, it } from 'vitest';
import { pictureResponse } from './pictureResponse.ts';

const shelf = (picture: (name: string, signal?: AbortSignal) => Promise<Buffer | undefined>) => ({
  picture,
  isBusy: () => false,
  close: () => undefined,
});
const request = (signal?: AbortSignal) => new Request('http://127.0.0.1/', signal && { signal });

it('is the image or a 404', async () => {
  const known = shelf((name) => Promise.resolve(name === 'a.webp' ? Buffer.of(1) : undefined));
  expect((await pictureResponse(known, 'a.webp', request()))?.status).toBe(200);
  expect(await pictureResponse(known, 'b.webp', request())).toBeUndefined();
});

it('is aborted with the request, without an error', async () => {
  const leaving = new AbortController();
  const endless = shelf(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const reply = pictureResponse(endless, 'a.webp', request(leaving.signal));
  leaving.abort(new Error('left'));
  expect((await reply)?.status).toBe(499);
});

it('fails if an image could not be drawn', async () => {
  const broken = shelf(() => Promise.reject(new Error('no canvas')));
  await expect(pictureResponse(broken, 'a.webp', request())).rejects.toThrow('no canvas');
});
