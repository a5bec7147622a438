import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { FileName } from './FileName.tsx';

const meta = {
  title: 'Forms/FileName',
  component: FileName,
  args: { name: 'dekont.pdf', size: 'PDF, 218 KB' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof FileName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Removable: Story = {
  args: { removeLabel: 'dekont.pdf dosyasını kaldır', onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'dekont.pdf dosyasını kaldır' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** Cut in the middle, so that the ending stays. */
export const LongName: Story = {
  args: {
    name: 'para-yatirma-islemi-banka-havalesi-dekontu-21-kasim-2025-(2).pdf',
    removeLabel: 'Dosyayı kaldır',
    onRemove: fn(),
  },
};
export const TooLarge: Story = {
  args: {
    name: 'kimlik-on-yuz.jpeg',
    error: '12,4 MB: en çok 5 MB olabilir.',
    removeLabel: 'kimlik-on-yuz.jpeg dosyasını kaldır',
    onRemove: fn(),
  },
};
export const Hovered: Story = { args: Removable.args, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { args: Removable.args, parameters: { pseudo: { focusVisible: 'a, button' } } };
