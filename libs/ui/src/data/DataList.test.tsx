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
  it('opens and closes what has details, and nothing else', async () => {
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

  it('keeps open what was open when the order changes', async () => {
    const { rerender } = list();
    await userEvent.click(screen.getByRole('button'));
    rerender(<DataList label="History" records={[{ id: 3, title: 'New' }, ...records]} />);
    expect(screen.getByText('About Papara')).toBeTruthy();
  });

  it.each([
    ['empty', { records: [], empty: <p>Nothing</p> }, 'Nothing'],
    ['failed', { error: <p>Failed</p> }, 'Failed'],
  ])('gives way when %s', (_, props, text) => {
    list(props);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is not empty while it loads', () => {
    list({ records: [], loading: true, empty: <p>Nothing</p>, status: 'Loading' });
    expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Nothing')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
