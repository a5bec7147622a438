import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { Badge } from '../display/Badge.tsx';
import { StarIcon } from '../icon/icons.ts';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { sampleGame } from '../fixtures/sampleTiles.tsx';
import { theme, variableName } from '../theme/theme.ts';
import { GameTile } from './GameTile.tsx';

const meta = {
  title: 'Games/GameTile',
  component: GameTile,
  args: { ...sampleGame(0), onPlay: fn(), onDemo: fn(), onOpen: fn() },
  decorators: [(Story) => <div style={{ inlineSize: theme.tile.width, paddingBlock: 12 }}>{Story()}</div>],
} satisfies Meta<typeof GameTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = { args: { badge: <Badge tone="accent">Yeni</Badge> } };

/** The buttons exist only while the tile is hovered. */
export const Hovered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: /Ücretsiz dene/ }));
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

/** A tap opens the sheet instead. */
export const Tapped: Story = {
  play: async ({ canvasElement, args }) => {
    const tap = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
    within(canvasElement).getByRole('button').dispatchEvent(tap);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await within(canvasElement).findByRole('button', { name: /^Oyna/ })).toBeVisible();
  },
};

export const OnlyForMoney: Story = {
  args: { demoLabel: undefined, onDemo: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: /^Oyna/ });
    await expect(canvas.queryByRole('button', { name: /Ücretsiz/ })).toBeNull();
  },
};

/** A favourite's star stays a separate button. */
export const Favourite: Story = {
  args: {
    favourite: (
      <IconButton
        variant="glass"
        size="s"
        icon={StarIcon}
        filled
        aria-pressed
        label={`Favorilerden çıkar: ${sampleGame(0).name}`}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { pressed: true }));
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

/** It stays focusable, explains why and does nothing. */
export const Unavailable: Story = {
  args: { unavailable: 'Bakımda' },
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement).getByRole('button');
    await expect(tile).toHaveAccessibleDescription('Bakımda');
    await userEvent.hover(tile);
    await userEvent.click(tile);
    await expect(args.onPlay).not.toHaveBeenCalled();
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const UnavailableLongest: Story = {
  args: { unavailable: 'Sağlayıcının planlı bakım çalışması nedeniyle geçici olarak oynanamıyor' },
};

/** No art: the name on the brand's colours. */
export const WithoutImage: Story = {
  args: { image: undefined, name: 'Büyükşehir Belediyesinin Kayıp Hazinesi' },
};
export const BrokenImage: Story = {
  args: { image: './images/gone.webp' },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText(args.name)).toBeInTheDocument();
  },
};
/** A video that cannot be played falls back to the name too. */
export const BrokenFilm: Story = {
  args: { image: './images/gone.mp4' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(within(canvasElement).getByText(args.name)).toBeInTheDocument());
  },
};
export const LongestTurkish: Story = {
  args: {
    name: 'Büyükşehir Belediyesinin Kayıp Hazinesi: Altın Çağ Maceraları',
    provider: 'Kuzey Yıldızı Oyun Geliştirme Stüdyosu',
  },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button'));
  },
};

/** A brand's options: portrait, square, wide. */
export const ThreeShapes: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(640px, calc(100vw - 32px))' }}>{Story()}</div>],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '3fr 4fr 6.4fr', gap: 16, alignItems: 'start' }}>
      {(['3 / 4', '1 / 1', '16 / 10'] as const).map((ratio, index) => (
        <div key={ratio} style={{ [variableName('tile', 'ratio')]: ratio }}>
          <GameTile {...args} image={placeholderImage(SHAPES[index] ?? 'game-wide', 4)} />
        </div>
      ))}
    </div>
  ),
};
const SHAPES = ['game-portrait', 'game-square', 'game-wide'] as const;

/** A live table among other games; a lobby of live tables uses LiveTableTile. */
export const Live: Story = {
  args: {
    shape: 'wide',
    image: placeholderImage('table-wide', 2),
    badge: (
      <Badge tone="live" dot>
        CANLI
      </Badge>
    ),
    info: <Badge>×21.100</Badge>,
  },
};
