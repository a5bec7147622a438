import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { rangeFormat, rangeLabels } from '../fixtures/sampleFields.ts';
import { DateTimeRange, type DateTimeRangeProps } from './DateTimeRange.tsx';
import { lastDays } from './range.ts';

const NOW = Date.UTC(2025, 10, 21, 14, 5);

function show(props: Partial<DateTimeRangeProps> = {}) {
  const change = vi.fn();
  render(
    <DateTimeRange
      label="Period"
      placeholder="Choose"
      locale="tr"
      now={NOW}
      format={rangeFormat}
      labels={rangeLabels}
      onValueChange={change}
      {...props}
    />,
  );
  return change;
}

/** Simulates a viewport as narrow as a phone's. */
const onAPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

describe('DateTimeRange with a calendar', () => {
  it('applies days and times together, and reorders swapped times', async () => {
    const change = show({ defaultValue: lastDays(1, NOW) });
    await userEvent.click(screen.getByRole('button', { name: /^Period/ }));
    const from = await screen.findByLabelText('Başlangıç (UTC)');
    await userEvent.clear(from);
    await userEvent.type(from, '1830');
    await userEvent.clear(screen.getByLabelText('Bitiş (UTC)'));
    await userEvent.type(screen.getByLabelText('Bitiş (UTC)'), '09{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    expect(change).toHaveBeenCalledExactlyOnceWith({
      from: Date.UTC(2025, 10, 21, 0, 0),
      to: Date.UTC(2025, 10, 21, 18, 30, 59),
    });
  });

  it('reports a pressed preset separately from a chosen range', async () => {
    const pick = vi.fn();
    const change = show({ presets: [{ label: '7 days', days: 7 }], onPick: pick });
    await userEvent.click(screen.getByRole('button', { name: '7 days' }));
    expect(pick).toHaveBeenCalledExactlyOnceWith(lastDays(7, NOW));
    expect(change).not.toHaveBeenCalled();
  });

  it('shows no zone if the times are local', () => {
    show({ defaultValue: lastDays(1, NOW), format: { text: rangeFormat.text, other: () => undefined } });
    const trigger = screen.getByRole('button', { name: /^Period/ });
    expect(trigger.textContent).toBe('Period: 21.11.2025 00:00 – 21.11.2025 23:59');
    expect(trigger.getAttribute('aria-describedby')).toBeNull();
  });

  it('announces the range in local time', async () => {
    show({ defaultValue: lastDays(1, NOW) });
    await userEvent.click(screen.getByRole('button', { name: /^Period/ }));
    const popover = await screen.findByRole('dialog', { name: 'Period' });
    expect(within(popover).getByText('Yerel saatinle 21.11.2025 03:00 – 22.11.2025 02:59')).toBeTruthy();
  });

  it('offers no day after the latest', async () => {
    show({ latest: NOW });
    await userEvent.click(screen.getByRole('button', { name: /^Period/ }));
    const tomorrow = await screen.findByRole<HTMLButtonElement>('button', { name: /^22 Kasım 2025/ });
    expect(tomorrow.disabled || tomorrow.getAttribute('aria-disabled') === 'true').toBe(true);
    await waitFor(() => expect(screen.getByRole('button', { name: /^21 Kasım 2025.*bugün/ })).toBeTruthy());
  });
});

describe('DateTimeRange on a phone', () => {
  it('has two native inputs in UTC, each with the local time below', () => {
    onAPhone();
    show({ defaultValue: lastDays(1, NOW) });
    const from = screen.getByLabelText<HTMLInputElement>('Başlangıç (UTC)');
    expect([from.type, from.value]).toEqual(['datetime-local', '2025-11-21T00:00']);
    expect(screen.getByText('Yerel saatinle 21.11.2025 03:00')).toBeTruthy();
  });

  it('reports each change, to the end of the minute, and keeps the ends in order', async () => {
    onAPhone();
    const change = show({ defaultValue: lastDays(1, NOW) });
    await userEvent.clear(screen.getByLabelText('Bitiş (UTC)'));
    expect(change).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Bitiş (UTC)'), '2025-11-20T10:00');
    expect(change).toHaveBeenLastCalledWith({
      from: Date.UTC(2025, 10, 20, 10),
      to: Date.UTC(2025, 10, 21, 0, 0, 59),
    });
  });
});
