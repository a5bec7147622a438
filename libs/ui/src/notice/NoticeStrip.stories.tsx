import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { NoticeStrip } from './NoticeStrip.tsx';

const meta = {
  title: 'Page/NoticeStrip',
  component: NoticeStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Duyuru',
    text: 'Bakım: Salı 04.00–05.00 arası para çekme kapalı olacak; bekleyen talepler sırasını korur.',
    moreLabel: 'Tümünü oku',
    closeLabel: 'Duyuruyu kapat',
    onClose: fn(),
  },
} satisfies Meta<typeof NoticeStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneLine: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Duyuruyu kapat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** 320 px: the rest of the text opens below the line. */
export const OpenOnANarrowPhone: Story = {
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Tümünü oku' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
