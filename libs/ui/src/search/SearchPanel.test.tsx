import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SearchPanel } from './SearchPanel.tsx';
import { SearchResults } from './SearchResults.tsx';

const onSelect = vi.fn();
const onClose = vi.fn();

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchPanel
      open
      onOpenChange={onClose}
      value={value}
      onValueChange={setValue}
      labels={{ title: 'Search', field: 'Search games', clear: 'Clear', close: 'Close' }}
      status={value && '2 results'}
    >
      <SearchResults
        heading="Games"
        items={[
          { id: 1, name: 'Ember Crown', detail: 'Lantern Works', onSelect },
          { id: 2, name: 'Book of Tides', href: '/PlayGame/2' },
        ]}
        more={{ label: 'All games', href: '/casino?search=e' }}
      />
    </SearchPanel>
  );
}

const focused = () => document.activeElement?.textContent ?? '';
const field = () => screen.getByRole('searchbox', { name: 'Search games' });

it('opens with the focus in the field, and announces the results', async () => {
  render(<Search />);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('em');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '2 results')).toBe(true);
});

it('cycles through the results with the arrow keys', async () => {
  render(<Search />);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toContain('Ember Crown');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toContain('All games');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toContain('All games');
});

it('chooses with Enter, and closes with Escape', async () => {
  render(<Search />);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith(false);
});

it('labels its results with their heading', () => {
  render(<Search />);
  expect(screen.getByRole('region', { name: 'Games' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book of Tides' }).getAttribute('href')).toBe('/PlayGame/2');
});
