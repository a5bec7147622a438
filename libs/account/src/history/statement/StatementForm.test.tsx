import { mockExample, renderPage } from '@baize/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HISTORY_PLACE } from '../historyPlace.testing.ts';
import { StatementForm } from './StatementForm.tsx';

const button = () => screen.getByRole('button', { name: 'Download PDF' });

it('sends one request for repeated presses, and another at once for another month', async () => {
  const page = await renderPage(<StatementForm />, {
    ...HISTORY_PLACE,
    handlers: [mockExample('getAccountLogs', 'none')],
  });
  const asked = () => page.calls('getAccountLogs').map(({ query }) => query.start_date);
  /* In one task, so that they are one press on the slowest machine. */
  for (let presses = 0; presses < 3; presses += 1) fireEvent.click(button());
  await waitFor(() => expect(page.alert()).toMatch(/^warning/));
  expect(asked()).toHaveLength(1);

  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  await userEvent.selectOptions(month, month.options[1]!);
  await userEvent.click(button());
  await waitFor(() => expect(new Set(asked()).size).toBe(2));
});
