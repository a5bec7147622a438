import { renderPage } from '@baize/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RealityCheckIntervals } from './RealityCheckIntervals.tsx';

it.each([
  ['tr', ['15 dk', '30 dk', '1 sa', '2 sa']],
  ['en', ['15 mins', '30 mins', '1 hr', '2 hrs']],
] as const)('offers the intervals in %s, and reports the chosen one', async (language, labels) => {
  const onChoose = vi.fn();
  await renderPage(<RealityCheckIntervals label="Every" value={60} onChoose={onChoose} />, { language });
  for (const name of labels) expect(screen.getByRole('radio', { name })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: labels[0] }));
  expect(onChoose.mock.calls).toEqual([[15]]);
});
