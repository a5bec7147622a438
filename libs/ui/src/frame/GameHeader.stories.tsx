import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { Badge } from '../display/Badge.tsx';
import { CloseIcon, MaximizeIcon, NewWindowIcon, ReloadIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { GameHeader } from './GameHeader.tsx';

const close = fn();

const meta = {
  title: 'Frame/GameHeader',
  component: GameHeader,
  args: {
    name: 'Zümrüt Vadi',
    provider: 'Kuzey Stüdyo',
    children: (
      <>
        <IconButton icon={NewWindowIcon} label="Ayrı pencere" />
        <IconButton icon={ReloadIcon} label="Yenile" />
        <IconButton icon={MaximizeIcon} label="Tam ekran" />
        <IconButton icon={CloseIcon} label="Oyunu kapat" onClick={close} />
      </>
    ),
  },
} satisfies Meta<typeof GameHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RealMoney: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Tam ekran' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(close).toHaveBeenCalledOnce();
  },
};
export const PlayMoney: Story = { args: { badge: <Badge tone="second">Deneme</Badge> } };
export const LongestNarrow: Story = {
  args: {
    name: 'Zümrüt Vadi: Kayıp Hazinenin Peşindeki Kâşiflerin Büyük Serüveni',
    badge: <Badge tone="second">Deneme</Badge>,
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
