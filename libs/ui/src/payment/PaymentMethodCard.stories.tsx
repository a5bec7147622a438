import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PaymentMethodCard } from './PaymentMethodCard.tsx';
import { sampleMethod, paymentLabels } from '../fixtures/sampleMethods.ts';

const place = { inlineSize: 200, maxInlineSize: '100%' };

const { bank, wallet, card, qr, mobile } = sampleMethod;

const meta = {
  title: 'Payment/PaymentMethodCard',
  component: PaymentMethodCard,
  args: { method: bank, labels: paymentLabels, group: 'story', selected: false, onSelect: fn() },
  decorators: [(Story) => <div style={place}>{Story()}</div>],
} satisfies Meta<typeof PaymentMethodCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Popular: Story = {
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByRole('radio', { name: 'Havale / EFT' });
    await expect(choice).toHaveAccessibleDescription(/Popüler.*₺100 – ₺100.000.*Ücretsiz/);
    await userEvent.click(choice);
    await expect(args.onSelect).toHaveBeenCalledWith('bank');
  },
};
export const Fast: Story = { args: { method: wallet } };
export const WithAFee: Story = { args: { method: card } };
export const Selected: Story = { args: { selected: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'label' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
export const Maintenance: Story = {
  args: { method: qr },
  play: async ({ canvasElement, args }) => {
    const choice = within(canvasElement).getByRole('radio', { name: 'QR ile yatır' });
    await expect(choice).toBeDisabled();
    await expect(choice).toHaveAccessibleDescription('Bakımda: bugün 14.00’te dönüyor.');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};
export const Closed: Story = { args: { method: mobile } };
export const AsALink: Story = {
  args: { href: '#deposit-bank' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Havale / EFT' });
    await expect(link).toHaveAttribute('href', '#deposit-bank');
  },
};
export const LinkInMaintenance: Story = {
  args: { href: '#deposit-qr', method: qr },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
/** Without an image its name is shown as text. */
export const WithoutALogo: Story = { args: { method: { ...wallet, logo: undefined } } };
export const LongestTurkish: Story = {
  args: {
    method: {
      id: 'long',
      name: 'Uluslararası banka havalesi ve elektronik fon transferi',
      limits: '₺1.000,00 – ₺99.999.999,00',
      time: 'En çok 3 iş günü içinde',
      fee: { label: 'Gönderen bankanın tarifesine göre' },
      badge: { kind: 'popular', label: 'En çok tercih edilen' },
    },
  },
};
