import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { comboLabels, sampleFold } from '../../fixtures/sampleFields.ts';
import { Combobox } from './Combobox.tsx';

const options = [
  { value: '1', label: 'Işık Bank' },
  { value: '2', label: 'İstanbul Bank', disabled: true },
  { value: '3', label: 'Yelken Bank' },
];

function open(props: { loading?: boolean; value?: string } = {}) {
  const choose = vi.fn();
  render(
    <Combobox
      label="Bank"
      placeholder="Choose"
      options={options}
      labels={comboLabels}
      fold={sampleFold}
      onValueChange={choose}
      {...props}
    />,
  );
  return { choose, field: screen.getByRole('combobox', { name: 'Bank' }) };
}

describe('Combobox', () => {
  it('searches from the first letter, announces the count, and chooses with Enter', async () => {
    const { choose, field } = open();
    field.focus();
    await userEvent.keyboard('y');
    const search = await screen.findByRole('combobox', { name: comboLabels.search });
    await waitFor(() => expect(document.activeElement).toBe(search));
    expect(screen.getByText('1 sonuç').getAttribute('role')).toBe('status');
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith('3');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('does not choose a disabled option', async () => {
    const { choose, field } = open();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'İstanbul Bank' }));
    expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    const search = screen.getByRole('combobox', { name: comboLabels.search });
    const active = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Yelken Bank');
  });

  it('Tab closes without choosing', async () => {
    const { choose, field } = open();
    await userEvent.click(field);
    const search = await screen.findByRole('combobox', { name: comboLabels.search });
    await waitFor(() => expect(document.activeElement).toBe(search));
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(choose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
  });

  it('shows its parent’s value, whatever was chosen', async () => {
    const { choose, field } = open({ value: '1' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Yelken Bank' }));
    expect(choose).toHaveBeenCalledWith('3');
    expect(field.textContent).toBe('Işık Bank');
  });
});
