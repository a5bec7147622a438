import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import type { JackpotLevel } from './JackpotLevelCard.tsx';
import { JackpotLevels } from './JackpotLevels.tsx';

const format = (cents: number) =>
  `₺${(cents / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const history = [
  { label: 'En büyük kazanç', value: '₺412.980,55' },
  { label: 'Kazanç sayısı', value: '1.284' },
  { label: 'Son kazanç', value: '₺38.204,10' },
  { label: 'Son kazanan', value: 'me***, 21.11.2026' },
];

const levels: JackpotLevel[] = [
  { id: 1, name: 'Seviye I', amount: 84_215, history },
  { id: 2, name: 'Seviye II', amount: 1_234_500, history },
  { id: 3, name: 'Seviye III', amount: 98_765_400, history },
  { id: 4, name: 'Seviye IV', amount: 12_345_678_900, history },
];

const meta = {
  title: 'Home/JackpotLevels',
  component: JackpotLevels,
  args: {
    heading: 'Amusnet Jackpot',
    levels,
    format,
    unknownLabel: 'bilinmiyor',
    historyLabel: 'geçmişini göster',
  },
} satisfies Meta<typeof JackpotLevels>;
export default meta;

type Story = StoryObj<typeof meta>;
const last = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Seviye IV: geçmişini göster' });

export const Resting: Story = {};

/** Focus shows the history, Escape hides it, and Enter shows it again. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = last(canvasElement);
    while (document.activeElement !== button) await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(last(canvasElement));
    await expect(last(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getAllByText('me***, 21.11.2026')[3]).toBeVisible();
  },
};

export const Loading: Story = {
  args: { levels: levels.map((level) => ({ ...level, amount: undefined, history: undefined })) },
};
/** The amounts are unknown, and so is part of the history. */
export const Unknown: Story = {
  args: {
    levels: levels.map((level) => ({
      ...level,
      amount: null,
      history: history.map((fact, index) => (index > 1 ? { ...fact, value: undefined } : fact)),
    })),
  },
};
/** Nothing in it is focusable, and it is hidden from screen readers. */
export const Decoration: Story = {
  args: { decoration: 'Tutarlar temsilîdir' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
export const OnANarrowPhone: Story = {
  args: { levels: levels.map((level) => ({ ...level, name: `${level.name}: Büyük ikramiye havuzu` })) },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: /^Seviye I:/ }));
  },
};
