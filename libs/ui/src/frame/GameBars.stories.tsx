import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon, MaximizeIcon } from '../icon/icons.ts';
import { GameBars } from './GameBars.tsx';
import { GameHeader } from './GameHeader.tsx';
import { PlayBar } from './PlayBar.tsx';

const meta = {
  title: 'Frame/GameBars',
  component: GameBars,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: { show: 'Oyun çubuğunu göster', hide: 'Oyun çubuğunu gizle' },
    children: (
      <>
        <GameHeader name="Zümrüt Vadi">
          <IconButton icon={MaximizeIcon} label="Tam ekran" />
          <IconButton icon={CloseIcon} label="Oyunu kapat" />
        </GameHeader>
        <PlayBar
          label="Bu oturum"
          facts={[
            { id: 'time', label: 'Oyun süresi', value: '12 dk' },
            { id: 'net', label: 'Net sonuç', value: '−₺40,00', tone: 'loss' },
          ]}
        />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ position: 'relative', minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof GameBars>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Upright: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Oyunu kapat' })).toBeVisible();
  },
};

/** A phone in landscape: in such a low viewport the handle is shown and the bars are hidden until it is pressed. */
export const Sideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(max-height: 480px) and (orientation: landscape)').matches) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Oyunu kapat' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Oyun çubuğunu göster' }));
    await expect(canvas.getByRole('button', { name: 'Oyunu kapat' })).toBeVisible();
  },
};
