import type { Meta, StoryObj } from '@storybook/react-vite';
import { placeholderTileImage, storyTitle } from '../fixtures/placeholderImage.ts';
import { theme } from '../theme/theme.ts';
import { GameArt } from './GameArt.tsx';

const meta = {
  title: 'Games/GameArt',
  component: GameArt,
  args: { src: placeholderTileImage(3), name: storyTitle(3) },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          inlineSize: theme.tile.width,
          aspectRatio: theme.tile.ratio,
          borderRadius: theme.radius.tile,
          overflow: 'hidden',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameArt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithImage: Story = {};
/** Without an image the name is shown on the brand's colours. */
export const Without: Story = { args: { src: undefined } };
export const LongestName: Story = {
  args: { src: undefined, name: 'Büyükşehir Belediyesinin Kayıp Hazinesi' },
};
