import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FilterPanel } from './FilterPanel.tsx';

afterEach(cleanup);

const labels = {
  title: 'Providers',
  search: 'Search',
  clearSearch: 'Clear search',
  clearAll: 'Clear',
  apply: 'Apply',
  close: 'Close',
  nothingFound: 'Nothing',
};
const options = [
  { id: 'a', label: 'Alpha', count: 3 },
  { id: 'b', label: 'Beta', count: 0 },
];
const panel = () => {
  const calls = { onApply: vi.fn(), onClose: vi.fn() };
  const matches = (label: string, typed: string) => label.includes(typed);
  render(<FilterPanel options={options} selected={['a']} matches={matches} labels={labels} {...calls} />);
  return calls;
};

describe('FilterPanel', () => {
  it('applies nothing until the apply button is pressed', async () => {
    const { onApply } = panel();
    await userEvent.click(screen.getByRole('checkbox', { name: /Beta/ }));
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
  });

  it('keeps selections that a search hides', async () => {
    const { onApply } = panel();
    await userEvent.type(screen.getByRole('searchbox'), 'Beta');
    expect(screen.queryByRole('checkbox', { name: /Alpha/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply).toHaveBeenCalledWith(['a']);
  });

  it('clears all selections', async () => {
    const { onApply } = panel();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onApply).toHaveBeenCalledWith([]);
  });

  it('shows when nothing matches', async () => {
    panel();
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByRole('status').textContent).toBe('Nothing');
  });
});
