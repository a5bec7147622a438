import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { WalletTransferPanel, type WalletTransferPanelProps } from './WalletTransferPanel.tsx';

const props = (): WalletTransferPanelProps => ({
  label: 'Transfer',
  main: { name: 'Main', balance: '₺100' },
  game: { name: 'Poker', balance: undefined },
  direction: 'to-game',
  onDirectionChange: vi.fn(),
  onTransfer: vi.fn(),
  action: 'Move ₺50 to poker',
  children: <input aria-label="Amount" />,
  labels: {
    from: 'From',
    to: 'To',
    unknownBalance: 'unknown',
    swap: 'Turn',
    direction: (from, to) => `${from} to ${to}`,
  },
});

it('announces the direction in a region that was mounted before', () => {
  const own = props();
  const { rerender } = render(<WalletTransferPanel {...own} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Main to Poker');
  rerender(<WalletTransferPanel {...own} direction="to-main" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Poker to Main');
});

it.each([
  ['to-game', 'to-main'],
  ['to-main', 'to-game'],
] as const)('switches from %s to %s', async (direction, next) => {
  const own = props();
  render(<WalletTransferPanel {...own} direction={direction} />);
  await userEvent.click(screen.getByRole('button', { name: 'Turn' }));
  expect(own.onDirectionChange).toHaveBeenCalledExactlyOnceWith(next);
});

it('shows and announces a dash for unknown values', () => {
  render(<WalletTransferPanel {...props()} />);
  expect(screen.getByRole('group', { name: 'To: Poker' }).textContent).toMatch(/—unknown$/);
});

it('submits once on Enter, and not again while pending', async () => {
  const own = props();
  const { rerender } = render(<WalletTransferPanel {...own} />);
  await userEvent.type(screen.getByLabelText('Amount'), '{Enter}');
  expect(own.onTransfer).toHaveBeenCalledOnce();
  rerender(<WalletTransferPanel {...own} pending />);
  await userEvent.type(screen.getByLabelText('Amount'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Move ₺50 to poker' }));
  expect(own.onTransfer).toHaveBeenCalledOnce();
});

it('keeps the input when it is refused', async () => {
  const own = props();
  const { rerender } = render(<WalletTransferPanel {...own} />);
  await userEvent.type(screen.getByLabelText('Amount'), '50');
  rerender(<WalletTransferPanel {...own} result={{ kind: 'refused', reason: 'Too little' }} />);
  expect(screen.getByRole('alert').textContent).toBe('Too little');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50');
});

it.each(['done', 'unknown'] as const)(
  'focuses the %s result, and offers no second submission',
  async (kind) => {
    const own = props();
    const { rerender } = render(<WalletTransferPanel {...own} />);
    await userEvent.click(screen.getByRole('button', { name: 'Move ₺50 to poker' }));
    rerender(<WalletTransferPanel {...own} result={{ kind, title: 'Ended' }} />);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ended' }));
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('doesn’t focus a result that is there when the page opens', () => {
  render(<WalletTransferPanel {...props()} result={{ kind: 'unknown', title: 'Ended' }} />);
  expect(document.activeElement).toBe(document.body);
});
