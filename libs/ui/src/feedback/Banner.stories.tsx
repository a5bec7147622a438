import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Banner, BANNER_TYPES } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  argTypes: { type: { control: 'inline-radio', options: BANNER_TYPES } },
  args: {
    title: 'Hesabını doğrula',
    children: 'Para çekmeden önce kimliğini doğrulaman gerekiyor; birkaç dakika sürer.',
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllTypes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {BANNER_TYPES.map((type) => (
        <Banner {...args} key={type} type={type} />
      ))}
    </div>
  ),
};
export const Closable: Story = {
  args: { closeLabel: 'Kapat', onClose: fn(), action: <Button size="s">Şimdi doğrula</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = { args: Closable.args, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { args: Closable.args, parameters: { pseudo: { focusVisible: 'a, button' } } };
export const WordsOnly: Story = {
  args: { title: undefined, type: 'success', children: 'Limitin kaydedildi.' },
};
export const LongestTurkish: Story = {
  args: {
    ...Closable.args,
    type: 'warning',
    title: 'Yatırma limitini yükseltme talebin henüz geçerli değil',
    children:
      'Yeni limitin 22.11.2026 14:05 itibarıyla geçerli olacak; o zamana kadar eski limitinle yatırabilirsin. Vazgeçmek istersen talebini şimdi geri alabilirsin.',
    action: <Button size="s">Limit yükseltme talebimi geri al</Button>,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
