import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { placeholderImage } from '../fixtures/placeholderImage.ts';
import { theme } from '../theme/theme.ts';
import { StoryRing } from './StoryRing.tsx';
import { StoryStrip } from './StoryStrip.tsx';
import { StoryStripSkeleton } from './StoryStripSkeleton.tsx';

const meta = {
  title: 'Home/StoryStripSkeleton',
  component: StoryStripSkeleton,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => <div style={{ paddingInline: theme.page.gutter, overflow: 'hidden' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof StoryStripSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
/** Nothing shifts when the stories arrive. */
export const SameHeight: Story = {
  render: () => (
    <div className="both" style={{ display: 'grid', minInlineSize: 0 }}>
      <StoryStripSkeleton count={3} />
      <StoryStrip label="Büyük kazançlar">
        <StoryRing
          title="Nil Hazinesi"
          image={placeholderImage('story', 5)}
          fresh
          freshLabel="yeni"
          onOpen={() => undefined}
        />
      </StoryStrip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [place, strip] = [...(canvasElement.querySelector('.both')?.children ?? [])];
    await expect(place?.getBoundingClientRect().height).toBeCloseTo(
      strip?.getBoundingClientRect().height ?? 0,
      0,
    );
  },
};
