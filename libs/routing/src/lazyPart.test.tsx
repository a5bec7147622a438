import { startI18n, type MessageSource, useText } from '@baize/i18n';
import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeAll, expect, it, vi } from 'vitest';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { lazyPart } from './lazyPart.ts';

const texts: MessageSource<'hello'> = {
  namespace: 'part',
  loaders: {
    tr: () => Promise.resolve({ default: { hello: 'Merhaba' } }),
    en: () => Promise.resolve({ default: { hello: 'Hello' } }),
  },
};
const Greeting = () => <p>{useText(texts)('hello')}</p>;

function draw(Part: ComponentType) {
  const failed = vi.fn();
  render(
    <ErrorBoundary fallback={<p>failed</p>} onError={failed}>
      <Suspense fallback={<p>loading</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  return failed;
}

beforeAll(() => startI18n('tr'));

it('comes with its texts', async () => {
  draw(lazyPart(() => Promise.resolve(Greeting), texts));
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('Merhaba')).toBeTruthy();
});

it('fails as code that is gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = new TypeError('Failed to fetch dynamically imported module: /part.js');
  const failed = draw(lazyPart(() => Promise.reject(gone)));
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
});
