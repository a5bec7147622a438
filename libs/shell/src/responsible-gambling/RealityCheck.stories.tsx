import { withPage, mockPending, pageLoader, sampleRoutes } from '@baize/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { shellDeferredTexts, shellTexts } from '../texts.ts';
import { IdleNotice } from './IdleNotice.tsx';
import { RealityCheck } from './RealityCheck.tsx';

const meta = {
  title: 'Shell/RealityCheck',
  component: RealityCheck,
  tags: ['!autodocs'],
  loaders: [pageLoader(shellTexts, shellDeferredTexts)],
  decorators: [withPage],
  parameters: {
    player: true,
    routes: sampleRoutes('/', '/account-limitation'),
  },
  args: { loginAt: Date.now() - 65 * 60_000, interval: 60, onChoose: fn(), onAnswer: fn() },
} satisfies Meta<typeof RealityCheck>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Time, stakes, wins, net; Escape does nothing. */
export const Usual: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith(15);
  },
};

/** Unknown sums are a dash. */
export const SumsUnknown: Story = { parameters: { handlers: [mockPending('getGameHistory')] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };

/** No input for a while. */
export const Idle: Story = { render: () => <IdleNotice onStay={() => undefined} /> };
