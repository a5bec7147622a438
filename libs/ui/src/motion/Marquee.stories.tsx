import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Marquee } from './Marquee.tsx';

const NOTICES = [
  'Kış turnuvası bu akşam 20.00’de başlıyor: ödül havuzu ₺250.000',
  'Bakım: Salı 04.00–05.00 arası para çekme kapalı olacak',
  'Hafta sonu kayıp iadesi %15’e çıktı',
];

const meta = {
  title: 'Motion/Marquee',
  component: Marquee,
  args: {
    label: 'Duyurular',
    duration: 30_000,
    paused: false,
    children: NOTICES.map((notice) => <li key={notice}>{notice}</li>),
  },
  decorators: [(Story) => <div style={{ display: 'flex' }}>{Story()}</div>],
} satisfies Meta<typeof Marquee>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Paused: Story = { args: { paused: true } };
/** One short word: the row is padded with space, not with repetitions. */
export const Short: Story = { args: { children: <li>Hoş geldin</li> } };
/** With reduced motion it doesn't move and is scrolled manually. */
export const Still: Story = {
  globals: { motion: 'still' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('group', { name: 'Duyurular' });
    line.focus();
    await expect(line).toHaveFocus();
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    await expect(within(line).getAllByRole('list')).toHaveLength(1);
  },
};
