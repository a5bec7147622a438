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

/** For places where nothing else indicates loading. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Yükleniyor' })).toBeVisible();
  },
};
/** The text next to it announces loading; the spinner is hidden from screen readers, and takes the text's colour. */
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
/** Reduced motion stops it: an open ring next to text that names what is loading. */
export const Still: Story = { ...BesideWords, globals: { motion: 'still' } };
