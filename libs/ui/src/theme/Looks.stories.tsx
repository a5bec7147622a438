import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTitle } from '../fixtures/placeholderImage.ts';
import { LookSheet } from '../fixtures/LookSheet.tsx';

/**
 * The looks a brand chooses in its `theme.looks`, each with all of its values, independent of the toolbar's
 * brand. The first value is Baize's default. A look is plain CSS in `libs/ui/src/theme/looks`, added to the
 * HTML of the brands that use it (ADR 70).
 */
const meta = {
  title: 'Foundations/Looks',
  component: LookSheet,
  parameters: { looks: false },
} satisfies Meta<typeof LookSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A game's tile. A captioned one is higher, and so are its skeleton and the rows of a virtual grid. */
export const Tile: Story = {
  args: { name: 'tile' },
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: storyTitle(1) })
      .map((cover) => cover.parentElement?.getBoundingClientRect().height ?? 0);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(36, 0);
  },
};
/** The hover effect of a tile or a card. */
export const Hover: Story = { args: { name: 'hover' } };
/** The marks in a corner. */
export const Marks: Story = { args: { name: 'marks' } };
/** The shape of a story. */
export const StoryShape: Story = { args: { name: 'story' } };
/** The heading of a section. */
export const Heading: Story = { args: { name: 'heading' } };
/** The filled buttons. */
export const Buttons: Story = { args: { name: 'button' } };
/** A visitor's login and join buttons in the header. */
export const Guest: Story = { args: { name: 'guest' } };
/** The hero's call to action below the slides, on a phone. */
export const CallToAction: Story = { args: { name: 'cta' }, globals: { viewport: { value: 'mobile' } } };
/** The link at the end of a section's heading. */
export const More: Story = { args: { name: 'more' } };
/** The bottom bar of phones. */
export const BottomNav: Story = { args: { name: 'nav' } };
/** The text inputs. */
export const Fields: Story = { args: { name: 'field' } };
/** The stroke of the icons. */
export const Icons: Story = { args: { name: 'icons' } };
/** The background of the page. */
export const Ground: Story = { args: { name: 'ground' } };
/** Durations and easings: move the mouse over a tile. */
export const Motion: Story = { args: { name: 'motion' } };
/** The tone of the art. */
export const Image: Story = { args: { name: 'image' } };
