import { renderPage } from '@baize/testing';
import { press } from '@baize/testing/gestures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useLobbyState } from './useLobbyState.ts';

function Choices() {
  const { state, change, showPage } = useLobbyState();
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => change({ category: 3 })}>category</button>
      <button onClick={() => change({ providers: [42] })}>provider</button>
      <button onClick={() => change({ search: 'koi' }, 'typing')}>type</button>
      <button onClick={() => showPage(2)}>page</button>
    </>
  );
}

const open = () => renderPage(<Choices />, { path: ['/', '/casino?type=bingo'] });

describe('the lobby state and the history', () => {
  it('Back undoes one choice at a time', async () => {
    const page = await open();
    await press('category');
    await press('provider');
    expect(page.address()).toBe('/casino?type=bingo&provider=42');
    await page.go(-1);
    expect(page.address()).toBe('/casino?type=bingo&category=3');
    expect(screen.getByRole('status').textContent).toContain('"category":3');
    await page.go(-1);
    expect(page.address()).toBe('/casino?type=bingo');
  });

  it('typing replaces the entry: Back leaves the lobby', async () => {
    const page = await open();
    await press('type');
    await press('type');
    expect(page.address()).toBe('/casino?type=bingo&search=koi');
    await page.go(-1);
    expect(page.address()).toBe('/');
  });

  it('loading a further page adds no entry', async () => {
    const page = await open();
    await press('page');
    expect(page.address()).toBe('/casino?type=bingo&page=2');
    await page.go(-1);
    expect(page.address()).toBe('/');
  });
});
