import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { theme } from '../theme/theme.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Transferi onayla',
    description: 'Ana bakiyenden poker cüzdanına.',
    closeLabel: 'Kapat',
    footer: <Button>₺250,00 tutarını pokere aktar</Button>,
    children: <TextField label="Tutar" defaultValue="250,00" trailing="₺" />,
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;

function Living(args: DialogProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Transfer</Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

type Story = StoryObj<typeof meta>;

/** Opens, closes on Escape, and returns focus. */
export const OpenedAndClosed: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Transfer' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Transferi onayla' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Open: Story = { args: { open: true } };
export const FullOnPhone: Story = {
  args: { open: true, fullOnPhone: true },
  globals: { viewport: { value: 'mobile' } },
};
/** An image next to a form, on wide screens. */
export const WithAside: Story = {
  args: {
    open: true,
    footer: undefined,
    aside: <div style={{ background: theme.color.accent }} />,
  },
};
/** A scrolling body is a Tab stop. */
export const LongReading: Story = {
  args: {
    open: true,
    size: 'l',
    footer: undefined,
    children: <p data-testid="rules">{'Kullanım koşulları. '.repeat(400)}</p>,
  },
  play: async () => {
    const rules = await screen.findByTestId('rules');
    await waitFor(() => expect(rules.closest('[tabindex="0"]')).toBeVisible());
  },
};
/** Tab stays inside: from the last to the first. */
export const TabStaysWithin: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const inside = within(dialog).getAllByRole('button').length + 1;
    for (let step = 0; step <= inside; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};
export const OnAPhone: Story = { args: { open: true }, globals: { viewport: { value: 'mobile' } } };
export const Hovered: Story = {
  args: { open: true },
  parameters: { pseudo: { hover: true, rootSelector: 'body' } },
};
export const Focused: Story = {
  args: { open: true },
  parameters: { pseudo: { focusVisible: 'button', rootSelector: 'body' } },
};
/** No × button, no Escape, no click outside: one of its buttons must be pressed. */
export const HasToBeAnswered: Story = {
  args: { open: true, closeLabel: undefined, onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('button', { name: 'Kapat' })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
export const TitleHidden: Story = {
  args: { open: true, titleHidden: true, description: undefined, footer: undefined, size: 's' },
};
export const LongestTurkish: Story = {
  args: {
    open: true,
    title: 'Ana bakiyenden poker cüzdanına yapacağın aktarımı onaylaman gerekiyor',
    description: 'Aktardığın tutarı dilediğin zaman, kesinti olmadan ana bakiyene geri alabilirsin.',
    footer: (
      <>
        <Button variant="secondary">Aktarmaktan vazgeç</Button>
        <Button>₺12.450,75 tutarını poker cüzdanına aktar</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'mobile' } },
};
