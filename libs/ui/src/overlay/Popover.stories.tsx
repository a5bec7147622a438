import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { HelpIcon } from '../icon/icons.ts';
import { FactList } from '../data/FactList.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Çevrim şartı',
    trigger: <IconButton icon={HelpIcon} label="Çevrim şartı nedir?" />,
    children: (
      <p>
        Para çekmeden önce <strong>₺1.500,00</strong> tutarında bahis yapman gerekir. Şimdiye kadar ₺920,00
        yaptın. <a href="#rules">Kuralları oku</a>
      </p>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens, closes on Escape, and returns focus. */
export const OpenedAndClosed: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const surface = await screen.findByRole('dialog', { name: 'Çevrim şartı' });
    await waitFor(() => expect(surface).toBeVisible());
    await expect(surface).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Open: Story = { args: { open: true, align: 'start' } };
export const WithFacts: Story = {
  args: {
    open: true,
    align: 'start',
    label: 'Bakiyelerin',
    trigger: <Button variant="secondary">₺12.450,75</Button>,
    children: (
      <FactList
        facts={[
          { id: 'main', label: 'Ana bakiye', value: '₺12.450,75' },
          { id: 'poker', label: 'Poker cüzdanı', value: '₺250,00' },
          { id: 'slot', label: 'Canlı slot cüzdanı', value: '₺0,00' },
        ]}
      />
    ),
  },
};
export const OnAPhone: Story = {
  args: {
    open: true,
    align: 'start',
    children: (
      <p>
        Hoş geldin bonusundan kazandığın tutarı çekebilmek için önce <strong>₺12.450,75</strong> değerinde
        bahis yapman gerekir; muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden sayılmazsın.
      </p>
    ),
  },
  globals: { viewport: { value: 'mobile' } },
};
