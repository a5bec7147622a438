import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Banner, BANNER_TYPES } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Hesabını doğrula',
    children: 'Para çekmeden önce kimliğini doğrulaman gerekiyor; birkaç dakika sürer.',
  },
} satisfies Meta<typeof Banner>;
export default meta;

export const AllTypes: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {BANNER_TYPES.map((type) => (
        <Banner {...args} key={type} type={type} />
      ))}
    </div>
  ),
};
export const Closable: StoryObj<typeof meta> = {
  args: { closeLabel: 'Kapat', onClose: fn(), action: <Button size="s">Şimdi doğrula</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
