import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../chrome/Badge.tsx';
import { sampleGame } from '../story-kit/sampleTiles.tsx';
import { theme } from '../theme/theme.ts';
import { GameSheet } from './GameSheet.tsx';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { LiveTableInfo } from './LiveTableInfo.tsx';

const meta = {
  title: 'Games/GameTile',
  component: GameTile,
  args: { ...sampleGame(0), onPlay: fn(), onDemo: fn(), onOpen: fn() },
  decorators: [(Story) => <div style={{ inlineSize: theme.tile.width, paddingBlock: 12 }}>{Story()}</div>],
} satisfies Meta<typeof GameTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { badge: <Badge tone="accent">Yeni</Badge> } };

/** The buttons exist only while a mouse is there. */
export const Hovered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: /Ücretsiz dene/ }));
    await expect(args.onDemo).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const play = await within(canvasElement).findByRole('button', { name: /^Oyna/ });
    while (document.activeElement !== play) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

/** A finger opens the sheet instead. */
export const Tapped: Story = {
  play: async ({ canvasElement, args }) => {
    const tap = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
    within(canvasElement).getByRole('button').dispatchEvent(tap);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const WithoutPicture: Story = {
  args: { image: undefined, name: 'Büyükşehir Belediyesinin Kayıp Hazinesi' },
};
export const Live: Story = {
  args: {
    shape: 'wide',
    badge: (
      <Badge tone="live" dot>
        CANLI
      </Badge>
    ),
    info: (
      <LiveTableInfo
        limits="₺10 – ₺5.000"
        seats="5/7"
        seatsLabel="Dolu koltuk"
        results={[
          { text: '17', tone: 'red' },
          { text: '8', tone: 'black' },
          { text: '0', tone: 'green' },
        ]}
      />
    ),
  },
};
export const Skeleton: Story = { render: () => <GameTileSkeleton /> };
export const InASheet: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  render: ({ onPlay, onDemo }) => (
    <GameSheet
      {...sampleGame(1)}
      name="Zümrüt Vadi: Kayıp Hazine"
      onPlay={onPlay}
      onDemo={onDemo}
      note="₺10 – ₺5.000"
    />
  ),
};
