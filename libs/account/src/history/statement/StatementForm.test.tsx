import { mockExample, renderPage } from '@baize/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HISTORY_PLACE } from '../historyPlace.testing.ts';
import { StatementForm } from './StatementForm.tsx';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));

it('asks once for however many presses, and at once for another month', async () => {
  const page = await renderPage(<StatementForm />, {
    ...HISTORY_PLACE,
    handlers: [mockExample('getAccountLogs', 'none')],
  });
  const asked = () => page.calls('getAccountLogs').map(({ query }) => query.start_date);
  await press();
  await waitFor(() => expect(page.alert()).toMatch(/^warning/));
  await press();
  await press();
  expect(asked()).toHaveLength(1);

  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  await userEvent.selectOptions(month, month.options[1]!);
  await press();
  await waitFor(() => expect(new Set(asked()).size).toBe(2));
});
