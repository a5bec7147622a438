import type { Meta, StoryObj } from '@storybook/react-vite';
import { CherryIcon } from '../icon/icons.ts';
import { sampleNav } from '../story-kit/sampleNav.ts';
import { Narrow } from '../story-kit/Narrow.tsx';
import { storyPicture } from '../storyArt.ts';
import { ExploreStrip } from './ExploreStrip.tsx';
import { ExploreTile } from './ExploreTile.tsx';

const meta = {
  title: 'Home/Explore',
  component: ExploreStrip,
  args: {
    heading: 'Keşfet',
    children: sampleNav.map(({ id, label, icon }, index) => (
      <ExploreTile
        key={id}
        label={label}
        href={`#${id}`}
        icon={icon ?? CherryIcon}
        image={index % 3 === 2 ? storyPicture('explore', index) : undefined}
      />
    )),
  },
} satisfies Meta<typeof ExploreStrip>;
export default meta;

export const Eight: StoryObj<typeof meta> = {};
export const OnANarrowPhone: StoryObj<typeof meta> = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
