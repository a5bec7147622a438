import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { theme } from '../theme/theme.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { size: 32, label: 'Yükleniyor' },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where nothing around it says that something is loading. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Yükleniyor' })).toBeVisible();
  },
};
/** The words beside it say it; the sign is hidden from readers, and takes their colour. */
export const BesideWords: Story = {
  args: { size: 18, label: undefined },
  render: (args) => (
    <p style={{ display: 'flex', gap: theme.space.xs, alignItems: 'center', color: theme.color.textMuted }}>
      <Spinner {...args} /> Banka hesapların alınıyor…
    </p>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: theme.space.l, alignItems: 'center', color: theme.color.accentText }}>
      {[16, 20, 32, 48].map((size) => (
        <Spinner {...args} key={size} size={size} />
      ))}
    </div>
  ),
};
/** Stillness stops it: an open ring beside words that say what is waited for. */
export const Still: Story = { ...BesideWords, globals: { motion: 'still' } };
