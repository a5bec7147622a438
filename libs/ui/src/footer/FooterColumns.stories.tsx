import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { FooterColumns } from './FooterColumns.tsx';

const meta = {
  title: 'Page/FooterColumns',
  component: FooterColumns,
  args: {
    columns: ['Oyunlar', 'Yardım', 'Sorumlu oyun', 'Şirket'].map((title) => ({
      id: title,
      title,
      items: sampleNav,
    })),
  },
} satisfies Meta<typeof FooterColumns>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvasElement }) => {
    const help = within(canvasElement).getByRole('navigation', { name: 'Yardım' });
    await expect(within(help).getAllByRole('listitem')).toHaveLength(sampleNav.length);
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link', { name: 'Casino' })[0]).toHaveFocus();
  },
};
/** Inside an Accordion that already shows the title; the column keeps its accessible name. */
export const Untitled: Story = {
  args: { titled: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('navigation', { name: 'Yardım' })).toBeVisible();
    await expect(within(canvasElement).queryByText('Yardım')).toBeNull();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
export const NarrowPhone: Story = {
  args: {
    columns: [
      {
        id: 'rules',
        title: 'Kurallar ve sorumlu oyun',
        items: [
          { id: 'a', label: 'Kendini kısıtlama ve hesabı süreli kapatma', href: '#a' },
          { id: 'b', label: 'Kişisel verilerin korunması hakkında aydınlatma metni', href: '#b' },
        ],
      },
      { id: 'games', title: 'Oyunlar', items: sampleNav.slice(0, 4) },
    ],
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
