import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SearchOverlay, type SearchOverlayProps } from './SearchOverlay.tsx';
import { useSearchShortcut } from './useSearchShortcut.ts';

const labels = { title: 'Search', search: 'Find a game', clear: 'Clear', close: 'Close' };
const overlay = (props: Partial<SearchOverlayProps> = {}) =>
  render(
    <SearchOverlay
      open
      onOpenChange={vi.fn()}
      value="nile"
      onValueChange={vi.fn()}
      labels={labels}
      before={<p>Recent</p>}
      {...props}
    >
      <a href="#1">One</a>
      <a href="#2">Two</a>
    </SearchOverlay>,
  );

describe('SearchOverlay', () => {
  it('walks from the box into the results and back', async () => {
    overlay();
    const box = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(box);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByText('One'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByText('Two'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(box);
  });

  it('goes on typing in the box from among the results', async () => {
    const changed = vi.fn();
    overlay({ onValueChange: changed });
    await userEvent.keyboard('{ArrowDown}s');
    expect(changed).toHaveBeenCalledWith('niles');
  });

  it('submits what stands in the box', async () => {
    const submitted = vi.fn();
    overlay({ onSubmit: submitted });
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledExactlyOnceWith('nile');
  });

  it.each(['', '   '])('shows what comes before a search for "%s"', (value) => {
    overlay({ value });
    expect(screen.getByText('Recent')).toBeTruthy();
    expect(screen.queryByText('One')).toBeNull();
  });

  it('announces what was found', () => {
    overlay({ status: '2 games' });
    expect(screen.getByRole('status').textContent).toBe('2 games');
  });
});

describe('useSearchShortcut', () => {
  function Page({ onSearch }: { onSearch: () => void }) {
    useSearchShortcut(onSearch);
    return (
      <>
        <button>button</button>
        <input aria-label="field" />
        <div role="dialog">
          <button>in a dialog</button>
        </div>
      </>
    );
  }
  const press = (name: string, init: KeyboardEventInit) => {
    const onSearch = vi.fn();
    render(<Page onSearch={onSearch} />);
    const target = name === 'field' ? screen.getByLabelText('field') : screen.getByText(name);
    const untouched = fireEvent.keyDown(target, init);
    return { times: onSearch.mock.calls.length, untouched };
  };

  it.each<[string, string, KeyboardEventInit]>([
    ['a slash', 'button', { key: '/' }],
    ['a slash on a Turkish keyboard', 'button', { key: '/', code: 'Digit7', shiftKey: true }],
    ['Ctrl+K', 'button', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['Cmd+K in a field', 'field', { key: 'k', code: 'KeyK', metaKey: true }],
  ])('opens by %s', (_, target, init) => {
    expect(press(target, init)).toEqual({ times: 1, untouched: false });
  });

  it.each<[string, string, KeyboardEventInit]>([
    ['a slash in a field', 'field', { key: '/' }],
    ['a slash in a dialog', 'in a dialog', { key: '/' }],
    ['K alone', 'button', { key: 'k', code: 'KeyK' }],
    ['Ctrl+Shift+K', 'button', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['a slash while composing', 'button', { key: '/', isComposing: true }],
  ])('leaves %s alone', (_, target, init) => {
    expect(press(target, init)).toEqual({ times: 0, untouched: true });
  });
});
