import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BankIcon, CardIcon, CoinsIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Ne kadar ara vermek istiyorsun?',
    options: [
      { value: '1', label: '24 saat' },
      { value: '2', label: 'Bir hafta' },
      { value: '3', label: '30 gün' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab enters on the selected one, arrow keys move the selection. */
export const Rows: Story = {
  args: { defaultValue: '1', hint: 'Süre dolana kadar hesabına giremezsin.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '24 saat' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bir hafta' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2');
  },
};
export const Cards: Story = {
  args: {
    label: 'Hesabını ne kadar süreyle kapatmak istiyorsun?',
    variant: 'cards',
    defaultValue: '5',
    options: [
      {
        value: '4',
        label: '6 ay',
        description: 'Süre bitince kendiliğinden açılmaz; canlı desteğe yazman gerekir.',
      },
      { value: '5', label: '1 yıl', description: 'Bu sürede kapatmadan dönülemez.' },
      { value: '6', label: '5 yıl', description: 'Bu sürede kapatmadan dönülemez.' },
    ],
  },
};
export const CardsHovered: Story = {
  args: Cards.args,
  parameters: { pseudo: { hover: 'label:first-child' } },
};
export const CardsFocused: Story = {
  args: Cards.args,
  parameters: { pseudo: { focusVisible: 'label:nth-child(2) > input' } },
};
export const RowsHovered: Story = { parameters: { pseudo: { hover: 'label:nth-child(2)' } } };
export const RowsFocused: Story = {
  args: { defaultValue: '1' },
  parameters: { pseudo: { focusVisible: 'label:first-child input' } },
};
export const WithIcons: Story = {
  args: {
    label: 'Nasıl yatırmak istersin?',
    variant: 'cards',
    defaultValue: 'bank',
    options: [
      {
        value: 'bank',
        label: 'Banka havalesi',
        description: '₺100,00 – ₺50.000,00',
        icon: BankIcon,
        trailing: '10 dk',
      },
      {
        value: 'card',
        label: 'Kredi kartı',
        description: '₺50,00 – ₺5.000,00',
        icon: CardIcon,
        trailing: 'Anında',
      },
      { value: 'btc', label: 'Kripto', description: 'Şu anda kapalı', icon: CoinsIcon, disabled: true },
    ],
  },
};
export const WithError: Story = { args: { error: 'Bir süre seç.' } };
export const CardsWithError: Story = { args: { variant: 'cards', error: 'Bir süre seç.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2' } };
export const NarrowCards: Story = {
  args: Cards.args,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
