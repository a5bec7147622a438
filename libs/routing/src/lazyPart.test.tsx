import { startI18n, type MessageSource, useText } from '@baize/i18n';
import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
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

/** Says which error its content has thrown. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? <p>{this.state.error.constructor.name}</p> : this.props.children;
  }
}

function draw(Part: ComponentType) {
  render(
    <Boundary>
      <Suspense fallback={<p>loading</p>}>
        <Part />
      </Suspense>
    </Boundary>,
  );
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
  draw(lazyPart(() => Promise.reject(gone)));
  expect(await screen.findByText(ChunkLoadError.name)).toBeTruthy();
});
