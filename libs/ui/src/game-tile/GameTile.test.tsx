import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GameTile, type GameTileProps } from './GameTile.tsx';
import { isVideo } from './isVideo.ts';

afterEach(cleanup);

const tile = (props: Partial<GameTileProps> = {}) => {
  const calls = { onPlay: vi.fn(), onDemo: vi.fn(), onOpen: vi.fn() };
  render(<GameTile name="Lale" image="/a.webp" playLabel="Play" demoLabel="Try" {...calls} {...props} />);
  return calls;
};
const click = (element: Element, pointerType: string) =>
  fireEvent(element, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType }));

describe('GameTile', () => {
  it('renders four nodes at rest', () => {
    tile();
    expect(screen.getByRole('article').querySelectorAll('*').length + 1).toBeLessThanOrEqual(4);
  });

  it('opens the sheet on touch and plays on a mouse click', () => {
    const calls = tile();
    click(screen.getByRole('button', { name: 'Lale' }), 'touch');
    expect([calls.onOpen.mock.calls.length, calls.onPlay.mock.calls.length]).toEqual([1, 0]);
    click(screen.getByRole('button', { name: 'Lale' }), 'mouse');
    expect([calls.onOpen.mock.calls.length, calls.onPlay.mock.calls.length]).toEqual([1, 1]);
  });

  it('plays on touch if there is no sheet', () => {
    const calls = tile({ onOpen: undefined });
    click(screen.getByRole('button', { name: 'Lale' }), 'touch');
    expect(calls.onPlay).toHaveBeenCalledOnce();
  });

  it('shows its buttons only on mouse hover, and removes them again', async () => {
    const calls = tile();
    const root = screen.getByRole('article');
    fireEvent.pointerEnter(root, { pointerType: 'touch' });
    expect(screen.queryByText('Try')).toBeNull();
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    fireEvent.click(await screen.findByText('Try'));
    expect(calls.onDemo).toHaveBeenCalledOnce();
    expect(calls.onPlay).not.toHaveBeenCalled();
    fireEvent.pointerLeave(root);
    expect(screen.queryByText('Try')).toBeNull();
  });

  it('reports the intent of a mouse once, and of a finger not at all, which may only scroll', () => {
    const onIntent = vi.fn();
    tile({ onIntent });
    const root = screen.getByRole('article');
    fireEvent.pointerOver(root, { pointerType: 'touch' });
    expect(onIntent).not.toHaveBeenCalled();
    fireEvent.pointerOver(root, { pointerType: 'mouse' });
    fireEvent.pointerOver(root, { pointerType: 'mouse' });
    expect(onIntent).toHaveBeenCalledOnce();
  });

  it('does nothing if the game is unavailable, and explains why', () => {
    const onIntent = vi.fn();
    const calls = { ...tile({ unavailable: 'Closed', onIntent }), onIntent };
    const button = screen.getByRole('button', { name: 'Lale' });
    fireEvent.pointerOver(screen.getByRole('article'), { pointerType: 'mouse' });
    click(button, 'mouse');
    click(button, 'touch');
    expect(calls.onPlay).not.toHaveBeenCalled();
    expect(calls.onOpen).not.toHaveBeenCalled();
    expect(calls.onIntent).not.toHaveBeenCalled();
    expect(screen.queryByText('Try')).toBeNull();
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Closed',
    );
  });

  it('offers no demo if there is none', () => {
    tile({ onDemo: undefined });
    fireEvent.pointerEnter(screen.getByRole('article'), { pointerType: 'mouse' });
    expect(screen.queryByText('Try')).toBeNull();
  });

  it('shows the name when the image fails, and loads a new image', () => {
    const { rerender } = render(
      <GameTile name="Lale" image="/gone.webp" playLabel="Play" onPlay={vi.fn()} />,
    );
    const image = () => document.querySelector('img');
    fireEvent.error(image()!);
    expect(image()).toBeNull();
    expect(screen.getByText('Lale')).toBeTruthy();
    rerender(<GameTile name="Lale" image="/there.webp" playLabel="Play" onPlay={vi.fn()} />);
    expect(image()?.getAttribute('src')).toBe('/there.webp');
  });
});

describe('isVideo', () => {
  it.each([
    ['/a.mp4', true],
    ['https://x.example/a.MP4?v=2', true],
    ['/a.mp4#t=1', true],
    ['/a.webp', false],
    ['/mp4', false],
    ['/a.webp?next=b.mp4', false],
  ])('%s is %s', (address, expected) => {
    expect(isVideo(address)).toBe(expected);
  });
});
