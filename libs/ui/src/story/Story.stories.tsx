import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { storyArt, storyPicture, storyTitle } from '../storyArt.ts';
import { StoryRing } from './StoryRing.tsx';
import { StoryStrip } from './StoryStrip.tsx';
import { StoryViewer } from './StoryViewer.tsx';

const IDS = Array.from({ length: 10 }, (_, id) => id);
const LABELS = { close: 'Kapat', next: 'Sonraki', prev: 'Önceki', pause: 'Duraklat', play: 'Oynat' };

const meta = {
  title: 'Home/Story',
  component: StoryStrip,
  args: { label: 'Büyük kazançlar', children: null },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof StoryStrip>;
export default meta;

function Living({ label }: { label: string }) {
  const [open, setOpen] = useState<string | number>();
  return (
    <>
      <StoryStrip label={label}>
        {IDS.map((id) => (
          <StoryRing
            key={id}
            title={storyTitle(id)}
            image={storyPicture('story', id)}
            fresh={id < 4}
            freshLabel="yeni"
            multiplier={id % 2 ? `x${id * 1250}` : undefined}
            onOpen={() => setOpen(id)}
          />
        ))}
      </StoryStrip>
      <StoryViewer
        openId={open}
        onOpenChange={setOpen}
        labels={LABELS}
        stories={IDS.map((id) => ({
          id,
          title: storyTitle(id),
          content: <img src={storyArt(id, 440, 780)} alt="" />,
          action: <ButtonLink href="#game">Şimdi oyna</ButtonLink>,
        }))}
      />
    </>
  );
}

export const Strip: StoryObj<typeof meta> = {};
export const Viewed: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `${storyTitle(0)} yeni` }));
    await screen.findByRole('dialog', { name: storyTitle(0) });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: storyTitle(1) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
