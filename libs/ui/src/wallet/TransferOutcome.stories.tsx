import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { TransferOutcome } from './TransferOutcome.tsx';

const facts = [
  { id: 'method', label: 'Yöntem', value: 'Banka Havalesi' },
  { id: 'amount', label: 'Tutar', value: '₺250,00' },
];

const meta = {
  title: 'Wallet/TransferOutcome',
  component: TransferOutcome,
  args: {
    takesFocus: () => false,
    result: {
      kind: 'done',
      title: 'Para yatırma talebinizi aldık',
      text: '₺250,00 onaylanınca ana bakiyenize eklenecek.',
      facts,
      action: <Button variant="secondary">Yeni yatırım</Button>,
    },
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof TransferOutcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = {};
export const Rejected: Story = {
  args: {
    result: {
      kind: 'rejected',
      title: '₺250,00 tutarındaki para yatırma talebiniz onaylanmadı',
      text: 'Ödemeniz bize ulaşmadı.',
      facts,
      action: <Button variant="secondary">Yeni yatırım</Button>,
    },
  },
};
export const Unknown: Story = {
  args: {
    result: {
      kind: 'unknown',
      title: 'İşlemin sonucunu henüz bilmiyoruz',
      text: '₺250,00 için talebiniz gönderildi ama yanıt gelmedi.',
      facts,
      action: <Button>Durumu kontrol et</Button>,
    },
  },
};
