import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PaymentMethodGrid } from './PaymentMethodGrid.tsx';
import { sampleMethods, paymentLabels } from '../fixtures/sampleMethods.ts';

const shared = { label: 'Methods', methods: sampleMethods, labels: paymentLabels };

it('reports the choice once per change', async () => {
  const change = vi.fn();
  render(<PaymentMethodGrid {...shared} value="bank" onValueChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Havale / EFT' }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Bitcoin'));
  expect(change.mock.calls).toEqual([['coin']]);
});

it('never chooses a disabled method, and explains why', async () => {
  const change = vi.fn();
  render(<PaymentMethodGrid {...shared} value={undefined} onValueChange={change} />);
  await userEvent.click(screen.getByText('QR ile yatır'));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('Bakımda: bugün 14.00’te dönüyor.')).toBeTruthy();
});

it('keeps two grids independent', () => {
  const noop = () => undefined;
  render(
    <>
      <PaymentMethodGrid {...shared} value="bank" onValueChange={noop} />
      <PaymentMethodGrid {...shared} value="coin" onValueChange={noop} />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

it('links methods to their pages, except closed ones', () => {
  render(<PaymentMethodGrid {...shared} hrefOf={({ id }) => `/Deposit/${id}`} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Deposit/bank',
    '/Deposit/wallet',
    '/Deposit/card',
    '/Deposit/coin',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(sampleMethods.length);
});

it('announces loading in a region that was mounted before', () => {
  const props = { ...shared, hrefOf: () => '/x', empty: <p>None</p> };
  const { rerender } = render(<PaymentMethodGrid {...props} />);
  const region = screen.getByRole('status');
  rerender(<PaymentMethodGrid {...props} loading />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe(paymentLabels.loading);
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<PaymentMethodGrid {...props} methods={[]} />);
  expect(screen.getByText('None')).toBeTruthy();
});

it('shows the name when the image fails', () => {
  const { container } = render(<PaymentMethodGrid {...shared} hrefOf={() => '/x'} />);
  const images = container.querySelectorAll('img').length;
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelectorAll('img')).toHaveLength(images - 1);
  expect(screen.getAllByText('Havale / EFT')).toHaveLength(2);
});
