import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { placeholderTileImage, storyTitle } from '../fixtures/placeholderImage.ts';
import { StoryViewer, type StorySlide, type StoryViewerProps } from './StoryViewer.tsx';

const frame = (id: number): StorySlide => ({
  id,
  title: storyTitle(id),
  content: <img src={placeholderTileImage(id, 440, 780)} alt="" />,
  action: <ButtonLink href="#game">Şimdi oyna</ButtonLink>,
});

function Living({ stories, labels, openId }: StoryViewerProps) {
  const [open, setOpen] = useState(openId);
  return (
    <>
      <Button onClick={() => setOpen(stories[0]?.id)}>Hikâyeleri aç</Button>
      <StoryViewer stories={stories} labels={labels} openId={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Home/StoryViewer',
  component: StoryViewer,
  args: {
    stories: [0, 1, 2].map(frame),
    openId: 0,
    onOpenChange: () => undefined,
    labels: { close: 'Kapat', next: 'Sonraki', prev: 'Önceki', pause: 'Duraklat', play: 'Oynat' },
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof StoryViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: storyTitle(0) })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Önceki' })).toBeDisabled();
  },
};

/** Arrows change the story; Escape closes, and focus returns to where it was. */
export const ByKeyboard: Story = {
  args: { openId: undefined },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Hikâyeleri aç' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: storyTitle(0) });
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: storyTitle(1) });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await screen.findByRole('dialog', { name: storyTitle(0) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** After the last one the viewer closes. */
export const Last: Story = {
  args: { openId: 2 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sonraki' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const One: Story = { args: { stories: [frame(3)], openId: 3 } };
/** Without a button, and with a name over two lines. */
export const LongestTurkish: Story = {
  args: {
    stories: [
      {
        ...frame(5),
        title: 'Büyükşehir Belediyesinin Kayıp Hazinesi oyununda bahsin on iki bin beş yüz katı kazanç',
        action: undefined,
      },
    ],
    openId: 5,
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile' } } };
