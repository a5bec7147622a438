import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

const lost = vi.hoisted(() => ({ times: 1 }));
vi.mock('./sanitizeHtml.ts', () => {
  if (lost.times-- > 0) throw new Error('The network was gone.');
  return { sanitizeHtml: (html: string) => html };
});

it('offers a retry when the sanitizer fails to load, and shows no content until then', async () => {
  const labels = {
    loading: 'Loading',
    failed: 'Not shown',
    retry: 'Again',
    table: 'Table',
    newWindow: 'new',
  };
  render(<SafeHtml html="<p>text</p>" labels={labels} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText('text')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('text')).toBeTruthy();
});
