import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rangeFormat, rangeLabels } from '../fixtures/sampleFields.ts';
import { DateTimeRange } from './DateTimeRange.tsx';
import { lastDays } from './range.ts';

const NOW = Date.UTC(2025, 10, 21, 14, 5);

const meta = {
  title: 'Controls/DateTimeRange',
  component: DateTimeRange,
  args: {
    label: 'Tarih aralığı',
    placeholder: 'Tarih seç',
    locale: 'tr-TR',
    now: NOW,
    latest: NOW,
    format: rangeFormat,
    labels: rangeLabels,
    presets: [
      { label: 'Bugün', days: 1 },
      { label: 'Son 7 gün', days: 7 },
      { label: 'Son 30 gün', days: 30 },
    ],
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '440px' }}>{Story()}</div>],
} satisfies Meta<typeof DateTimeRange>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: lastDays(7, NOW) } };
export const Focused: Story = {
  args: Filled.args,
  parameters: { pseudo: { focus: '[aria-haspopup]', focusVisible: '[aria-haspopup]' } },
};
export const Hovered: Story = { args: Filled.args, parameters: { pseudo: { hover: true } } };
/** Without a time zone name: the times are local, with UTC next to them. */
export const InOwnTime: Story = {
  args: {
    format: { text: rangeFormat.text, other: (ms: number) => `${rangeFormat.text(ms)} UTC` },
    defaultValue: lastDays(7, NOW),
  },
};
export const WithError: Story = {
  args: { defaultValue: lastDays(30, NOW), error: 'Aralık en çok 31 gün olabilir.' },
};
export const Disabled: Story = { args: { defaultValue: lastDays(7, NOW), disabled: true } };
export const InEnglish: Story = {
  args: {
    label: 'Period',
    locale: 'en-GB',
    labels: {
      ...rangeLabels,
      from: 'From (UTC)',
      to: 'To (UTC)',
      apply: 'Apply',
      cancel: 'Cancel',
      other: (span: string) => `In your time ${span}`,
    },
    defaultValue: lastDays(3, NOW),
    presets: [
      { label: 'Today', days: 1 },
      { label: '7 days', days: 7 },
      { label: '30 days', days: 30 },
    ],
  },
};

export const ByPreset: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Son 7 gün' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(lastDays(7, NOW));
    await expect(canvas.getByRole('button', { name: 'Son 7 gün' })).toHaveAttribute('aria-pressed', 'true');
  },
};

const openIt: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Tarih aralığı/ }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tarih aralığı' })).toBeVisible());
};

export const Open: Story = { args: { defaultValue: lastDays(7, NOW) }, play: openIt };

/** Two presses select a range; it takes effect when applied, and focus returns. */
export const ByCalendar: Story = {
  play: async (context) => {
    await openIt(context);
    await userEvent.click(await screen.findByRole('button', { name: /^3 Kasım 2025/ }));
    await userEvent.click(screen.getByRole('button', { name: /^5 Kasım 2025/ }));
    await expect(context.args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Uygula' }));
    await expect(context.args.onValueChange).toHaveBeenCalledWith({
      from: Date.UTC(2025, 10, 3),
      to: Date.UTC(2025, 10, 5, 23, 59, 59),
    });
    const trigger = within(context.canvasElement).getByRole('button', { name: /Tarih aralığı/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('03.11.2025 00:00 – 05.11.2025 23:59');
  },
};
export const EscapeForgets: Story = {
  args: { defaultValue: lastDays(7, NOW) },
  play: async (context) => {
    await openIt(context);
    await userEvent.click(await screen.findByRole('button', { name: /^3 Kasım 2025/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onValueChange).not.toHaveBeenCalled();
  },
};
/** Phones get their native pickers. */
export const OnAPhone: Story = {
  args: { defaultValue: lastDays(7, NOW) },
  globals: { viewport: { value: 'mobile' } },
};
