import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { FactList } from '../data/FactList.tsx';
import { Confirm, type ConfirmProps } from './Confirm.tsx';

const meta = {
  title: 'Overlays/Confirm',
  component: Confirm,
  args: {
    open: false,
    onOpenChange: () => undefined,
    onConfirm: fn(),
    tone: 'danger',
    title: 'Hesabını 6 ay kapatalım mı?',
    consequence:
      'Hemen çıkış yaparsın ve 6 ay boyunca giriş yapamazsın. Bu süre dolmadan geri alınamaz. Bakiyen sende kalır.',
    confirmLabel: 'Hesabımı 6 ay kapat',
    cancelLabel: 'Vazgeç',
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof Confirm>;
export default meta;

function Living(args: ConfirmProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Kendimi hariç tut
      </Button>
      <Confirm {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

type Story = StoryObj<typeof meta>;

/** Focus starts on the safe button; Escape is the safe answer too. */
export const AskedAndLeft: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: /6 ay kapatalım/ });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Danger: Story = { args: { open: true } };
export const DangerOnAPhone: Story = { ...Danger, globals: { viewport: { value: 'mobile' } } };
export const Plain: Story = {
  args: {
    open: true,
    tone: 'plain',
    title: 'Talebi iptal edelim mi?',
    consequence: 'Tutar hemen ana bakiyene döner.',
    confirmLabel: '₺1.250,00 talebini iptal et',
    cancelLabel: 'Talep kalsın',
    children: (
      <FactList
        facts={[
          { id: 'method', label: 'Yöntem', value: 'Banka havalesi' },
          { id: 'amount', label: 'Tutar', value: '₺1.250,00' },
          { id: 'date', label: 'Tarih', value: '21.11.2026 09:40' },
        ]}
      />
    ),
  },
};
export const Pending: Story = { args: { open: true, pending: true } };
export const Failed: Story = {
  args: { open: true, error: 'İşlem tamamlanamadı. Bağlantını kontrol edip yeniden dene.' },
};
/** Enter on the second button confirms; the caller closes it. */
export const Confirmed: Story = {
  args: { open: true },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    screen.getByRole('button', { name: 'Hesabımı 6 ay kapat' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
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
    title: 'Bekleyen ₺12.450,75 tutarındaki para çekme talebini iptal etmek istediğine emin misin?',
    consequence:
      'Tutar hemen ana bakiyene döner. Aynı tutarı yeniden çekmek istersen yeni bir talep oluşturman ve sıranın başından beklemen gerekir.',
    confirmLabel: '₺12.450,75 tutarındaki talebimi iptal et',
    cancelLabel: 'Talebim olduğu gibi kalsın',
  },
  globals: { viewport: { value: 'mobile' } },
};
