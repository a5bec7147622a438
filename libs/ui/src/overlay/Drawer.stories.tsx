import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Hesabım',
    closeLabel: 'Kapat',
    top: (
      <p>
        <strong>Deniz Kara</strong>
        <br />
        ₺12.450,75
      </p>
    ),
    footer: <Button full>Para yatır</Button>,
    children: <Banner type="warning">Telefonun henüz doğrulanmadı.</Banner>,
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

function Living(args: DrawerProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menü</Button>
      <Drawer {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

type Story = StoryObj<typeof meta>;

export const OpenedAndClosed: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Menü' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Hesabım' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Start: Story = { args: { open: true } };
export const End: Story = { args: { open: true, side: 'end' } };
export const OnAPhone: Story = { args: { open: true }, globals: { viewport: { value: 'mobile' } } };
/** A scrolling body is a Tab stop. */
export const LongContent: Story = {
  args: { open: true, children: <p data-testid="rules">{'Kullanım koşulları. '.repeat(300)}</p> },
  play: async () => {
    const rules = await screen.findByTestId('rules');
    await waitFor(() => expect(rules.closest('[tabindex="0"]')).toBeVisible());
  },
};
export const Hovered: Story = {
  args: { open: true },
  parameters: { pseudo: { hover: true, rootSelector: 'body' } },
};
export const Focused: Story = {
  args: { open: true },
  parameters: { pseudo: { focusVisible: 'button', rootSelector: 'body' } },
};
export const LongestTurkish: Story = {
  args: {
    open: true,
    title: 'Hesabım, cüzdanlarım ve limitlerim',
    description: 'Doğrulanmamış hesaplar günde en çok ₺1.000,00 yatırabilir.',
    footer: <Button full>Telefonumu ve kimliğimi şimdi doğrula</Button>,
  },
  globals: { viewport: { value: 'mobile' } },
};
