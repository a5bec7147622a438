import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataList, type DataListProps } from './DataList.tsx';

const records = [
  { id: 1, title: 'Papara', value: '10,00', details: 'About Papara' },
  { id: 2, title: 'Havale', value: '5,00' },
];
const list = (props: Partial<DataListProps> = {}) =>
  render(<DataList label="History" records={records} detailsLabel="Details" {...props} />);

describe('DataList', () => {
  it('expands and collapses only rows with details', async () => {
    list();
    const [toggle, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    await userEvent.click(toggle as HTMLElement);
    expect(document.getElementById(toggle?.getAttribute('aria-controls') ?? '')?.textContent).toBe(
      'About Papara',
    );
    await userEvent.click(toggle as HTMLElement);
    expect(screen.queryByText('About Papara')).toBeNull();
  });

  it('keeps a row expanded when the order changes', async () => {
    const { rerender } = list();
    await userEvent.click(screen.getByRole('button'));
    rerender(<DataList label="History" records={[{ id: 3, title: 'New' }, ...records]} />);
    expect(screen.getByText('About Papara')).toBeTruthy();
  });

  it.each([
    ['empty', { records: [], empty: <p>Nothing</p> }, 'Nothing'],
    ['failed', { error: <p>Failed</p> }, 'Failed'],
  ])('is replaced when %s', (_, props, text) => {
    list(props);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows placeholders while loading', () => {
    list({ records: [], loading: true, empty: <p>Nothing</p>, status: 'Loading' });
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Nothing')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
