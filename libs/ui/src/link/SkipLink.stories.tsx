import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { to: 'oyunlar', children: 'Oyunlara geç' },
  decorators: [
    (Story) => (
      <div>
        {Story()}
        <button type="button">Arama</button>
        <section id="oyunlar" tabIndex={-1} aria-label="Oyunlar">
          <button type="button">Ejderin Hazinesi</button>
        </section>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Oyunlara geç' })).toHaveFocus();
  },
};
