import { mockExample, mockReply, renderPage } from '@baize/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  await screen.findByText('No activity this month.');
  expect(asked()).toHaveLength(1);

  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  await userEvent.selectOptions(month, month.options[1]!);
  expect(screen.queryByText('No activity this month.')).toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(new Set(asked()).size).toBe(2));
});

it('shows in the form why there is no file', async () => {
  await renderPage(<StatementForm />, {
    ...HISTORY_PLACE,
    handlers: [mockReply('getAccountLogs', { status: 422, body: { message: 'invalid_date' } })],
  });
  await userEvent.click(button());
  const form = screen.getByRole('form', { name: /statement/ });
  await within(form).findByText(/couldn’t make your statement/);
});
