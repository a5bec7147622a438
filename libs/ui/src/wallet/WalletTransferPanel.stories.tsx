import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Card } from '../card/Card.tsx';
import { MoneyField } from '../field/money/MoneyField.tsx';
import { SpadeIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { WalletTransferPanel, type TransferDirection } from './WalletTransferPanel.tsx';

const amountField = (
  <MoneyField
    label="Tutar"
    currency="TRY"
    locale="tr-TR"
    defaultValue={25_000}
    quick={[
      { add: 10_000, label: '+₺100' },
      { add: 50_000, label: '+₺500' },
      { set: 1_245_075, label: 'Hepsi' },
    ]}
    quickLabel="Hızlı tutar"
  />
);

const meta = {
  title: 'Wallet/WalletTransferPanel',
  component: WalletTransferPanel,
  args: {
    label: 'Poker cüzdanına aktarım',
    main: { name: 'Ana cüzdan', balance: '₺12.450,75' },
    game: { name: 'Poker', balance: '₺830,00', icon: SpadeIcon },
    direction: 'to-game',
    onDirectionChange: fn(),
    onTransfer: fn(),
    action: '₺250,00 aktar: poker',
    children: amountField,
    labels: {
      from: 'Nereden',
      to: 'Nereye',
      unknownBalance: 'bakiye bilinmiyor',
      swap: 'Yönü değiştir',
      direction: (from, to) => `Yön: ${from} → ${to}`,
    },
  },
  decorators: [(Story) => <Card style={{ maxInlineSize: 560 }}>{Story()}</Card>],
} satisfies Meta<typeof WalletTransferPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type PanelArgs = Parameters<NonNullable<Story['render']>>[0];

export const ToPoker: Story = {};
export const ToMain: Story = { args: { direction: 'to-main', action: '₺250,00 aktar: ana cüzdan' } };
export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['[title="Yönü değiştir"]', '[type=submit]'] } },
};
export const Hovered: Story = {
  parameters: { pseudo: { hover: ['[title="Yönü değiştir"]', '[type=submit]'] } },
};
/** A balance that hasn't loaded is a dash, never 0,00. */
export const UnknownBalances: Story = {
  args: {
    main: { name: 'Ana cüzdan', balance: undefined },
    game: { name: 'Poker', balance: undefined, icon: SpadeIcon },
  },
};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '₺250,00 aktar: poker' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yönü değiştir' }));
    await expect(args.onTransfer).not.toHaveBeenCalled();
    await expect(args.onDirectionChange).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    result: { kind: 'refused', reason: 'Bakiyen yetersiz: poker için en fazla ₺120,00 aktarabilirsin.' },
  },
};
/** Code 1005: without a poker name no transfer is possible; the link to create one is next to the reason. */
export const NoPokerUser: Story = {
  args: {
    result: {
      kind: 'refused',
      reason: 'Henüz bir poker kullanıcın yok.',
      action: (
        <Button size="s" variant="secondary">
          Poker adı oluştur
        </Button>
      ),
    },
  },
};
export const Receipt: Story = {
  args: {
    result: {
      kind: 'done',
      title: '₺250,00 pokere aktarıldı',
      facts: [
        { id: 'main', label: 'Ana cüzdan', value: '₺12.200,75' },
        { id: 'game', label: 'Poker', value: '₺1.080,00' },
        { id: 'time', label: 'Zaman (UTC)', value: '17.01.2026 18:42:10' },
        { id: 'number', label: 'İşlem no', value: '784 211 093' },
      ],
      action: (
        <>
          <ButtonLink href="#poker">Pokere git</ButtonLink>
          <Button variant="secondary">Yeni aktarım</Button>
        </>
      ),
    },
  },
};
/** The response was lost. No button sends it again; the history shows the outcome. */
export const NotKnownYet: Story = {
  args: {
    result: {
      kind: 'unknown',
      title: 'Aktarımın sonucunu henüz bilmiyoruz',
      text: '₺250,00 pokere gönderildi, ama yanıt gelmedi. Para ya yerinde ya yolda; yeniden göndermeden önce geçmişe bak.',
      action: <ButtonLink href="#GameTransfers">Aktarım geçmişine bak</ButtonLink>,
    },
  },
};
export const LongestNarrow: Story = {
  args: {
    main: { name: 'Kullanılabilir ana bakiye cüzdanı', balance: '₺99.999.999,00' },
    game: { name: 'Canlı slot ve ikili opsiyon cüzdanı', balance: '₺12.345.678,90' },
    action: '₺12.345.678,90 aktar: canlı slot ve ikili opsiyon cüzdanı',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

function LivingPanel(args: PanelArgs) {
  const [direction, setDirection] = useState<TransferDirection>('to-game');
  const [done, setDone] = useState(false);
  const goal = direction === 'to-game' ? 'poker' : 'ana cüzdan';
  return (
    <WalletTransferPanel
      {...args}
      direction={direction}
      onDirectionChange={setDirection}
      action={`₺250,00 aktar: ${goal}`}
      onTransfer={() => setDone(true)}
      result={done ? { kind: 'done', title: `₺250,00 aktarıldı: ${goal}` } : undefined}
    />
  );
}

/** The arrow swaps the direction and keeps focus; Enter in the amount submits; the receipt takes focus. */
export const Moved: Story = {
  render: (args) => <LivingPanel {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Yön: Ana cüzdan → Poker')).toBeInTheDocument();
    const swap = canvas.getByRole('button', { name: 'Yönü değiştir' });
    swap.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Yön: Poker → Ana cüzdan')).toBeInTheDocument();
    await expect(swap).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'Nereden: Poker' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Tutar'), '{Enter}');
    const receipt = await canvas.findByRole('region', { name: '₺250,00 aktarıldı: ana cüzdan' });
    await expect(receipt).toHaveFocus();
  },
};
