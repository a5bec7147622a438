import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveTableTile, type LiveTableTileProps } from './LiveTableTile.tsx';
import { sampleBoards, liveTableLabels } from '../fixtures/sampleTables.ts';

afterEach(cleanup);

const tile = (props: Partial<LiveTableTileProps> = {}) => {
  const calls = { onPlay: vi.fn(), onOpen: vi.fn(), onIntent: vi.fn() };
  render(
    <LiveTableTile
      name="Gold"
      image="/a.webp"
      labels={liveTableLabels}
      playLabel="Play"
      state={{ dealer: 'Ada', limits: '5 – 10', seats: { free: 2, total: 7 } }}
      {...calls}
      {...props}
    />,
  );
  return calls;
};
const button = () => screen.getByRole('button', { name: 'Gold' });
const description = () =>
  document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;

describe('LiveTableTile', () => {
  it('has an accessible description of the known facts', () => {
    tile();
    expect(description()).toContain('Krupiye: Ada');
    expect(description()).toContain('Bahis aralığı: 5 – 10');
    expect(description()).toContain('7 koltuktan 2 tanesi boş');
  });

  it('announces a dash for unknown facts, and nothing while loading', () => {
    tile({ state: {} });
    expect(description()).toBe('Krupiye: —bilinmiyorBahis aralığı: —bilinmiyor');
    cleanup();
    tile({ state: undefined });
    expect(description()).toBe('');
  });

  it.each([
    [0, 'Dolu'],
    [2, '2 boş'],
  ])('with %d free seats shows %s', (free, shown) => {
    tile({ state: { seats: { free, total: 7 } } });
    expect(screen.getByText(shown)).toBeTruthy();
  });

  it('counts players if there are no seats', () => {
    tile({ state: { seats: { players: '0' } } });
    expect(description()).toContain('0 oyuncu');
  });

  it('keeps the focus and does nothing while the table is closed', async () => {
    const calls = tile({ state: { closed: 'Closed', board: sampleBoards.roulette } });
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button());
    expect(calls.onPlay).not.toHaveBeenCalled();
    expect(calls.onOpen).not.toHaveBeenCalled();
    expect(description()).toBe('Closed');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('opens the sheet on touch and plays on a mouse click', () => {
    const calls = tile();
    const click = (pointerType: string) =>
      fireEvent(button(), Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));
    click('touch');
    expect([calls.onOpen.mock.calls.length, calls.onPlay.mock.calls.length]).toEqual([1, 0]);
    click('mouse');
    expect([calls.onOpen.mock.calls.length, calls.onPlay.mock.calls.length]).toEqual([1, 1]);
  });

  it('reports intent on mouse hover, and shows what a click does', () => {
    const calls = tile();
    fireEvent.pointerOver(screen.getByRole('article'), { pointerType: 'mouse' });
    expect(calls.onIntent).toHaveBeenCalledOnce();
    expect(screen.getByText('Play')).toBeTruthy();
  });
});
