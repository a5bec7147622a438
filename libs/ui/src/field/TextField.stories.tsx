import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { BankIcon } from '../icon/icons.ts';
import { Narrow } from '../story-kit/Narrow.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Kullanıcı adı', autoComplete: 'username' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'deniz_kara' } };
export const WithHint: Story = { args: { hint: '6 ile 20 karakter arası; harf ve rakam.' } };
export const WithError: Story = {
  args: {
    label: 'IBAN',
    leading: <Icon of={BankIcon} size={18} />,
    defaultValue: 'TR12 0006 2000',
    hint: 'Boşluklarla da yapıştırabilirsin.',
    error: 'Bu IBAN geçerli değil: TR ile başlayıp 24 rakam olmalı, 12 rakam var.',
  },
};
export const Money: Story = {
  args: { label: 'Tutar', inputMode: 'decimal', trailing: '₺', defaultValue: '250,00' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'deniz_kara' } };
export const LongestTurkish: Story = {
  args: {
    label: 'Para çekme işleminin gönderileceği banka hesabının sahibinin adı ve soyadı',
    aside: <a href="#help">Neden soruyoruz?</a>,
  },
};
export const Area: Story = { render: () => <TextAreaField label="Mesajın" hint="En çok 500 karakter." /> };
