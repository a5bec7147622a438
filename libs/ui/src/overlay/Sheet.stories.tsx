import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { GameSheet } from '../game-tile/GameSheet.tsx';
import { sampleGame } from '../story-kit/sampleTiles.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Zümrüt Vadi',
    titleHidden: true,
    closeLabel: 'Kapat',
    children: <GameSheet {...sampleGame(1)} />,
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Game: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kapat' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
export const Start: Story = {
  args: { side: 'start', title: 'Menü', titleHidden: false, children: 'Casino' },
};
export const Filter: Story = {
  args: {
    title: 'Sağlayıcılar',
    titleHidden: false,
    description: '24 sağlayıcıdan 3 tanesi seçili.',
    children: 'Kuzey Stüdyo, Lodos, Yelken',
    footer: <Button>Uygula</Button>,
  },
  globals: { viewport: { value: 'mobile' } },
};
