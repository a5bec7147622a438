import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { BankIcon, MailIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
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
export const Filled: Story = { args: { defaultValue: 'deniz_kara' } };
export const Hovered: Story = { args: Filled.args, parameters: { pseudo: { hover: 'input' } } };
export const Focused: Story = {
  args: Filled.args,
  parameters: { pseudo: { focus: 'input', focusVisible: 'input' } },
};
export const WithHint: Story = { args: { hint: '2 ile 50 karakter arası; harf ve rakam.' } };
export const WithIcon: Story = {
  args: {
    label: 'E-posta',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'adın@ornek.com',
    leading: <Icon of={MailIcon} size={18} />,
  },
};
export const WithError: Story = {
  args: {
    label: 'IBAN',
    leading: <Icon of={BankIcon} size={18} />,
    defaultValue: 'TR12 0006 2000',
    hint: 'Boşluklarla da yapıştırabilirsin.',
    error: 'Bu IBAN geçerli değil: TR ile başlayıp 24 rakam olmalı, 10 rakam var.',
  },
};
export const FocusedWithError: Story = {
  args: WithError.args,
  parameters: { pseudo: { focus: 'input', focusVisible: 'input' } },
};
export const WithUnit: Story = {
  args: { label: 'Oran', trailing: '%', inputMode: 'numeric', defaultValue: '15' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'deniz_kara' } };
export const ReadOnly: Story = {
  args: { label: 'Ad', readOnly: true, defaultValue: 'Deniz', hint: 'Değiştirmek için canlı desteğe yaz.' },
};
export const LongestTurkish: Story = {
  args: {
    label: 'Para çekme işleminin gönderileceği banka hesabının sahibinin adı ve soyadı',
    aside: <a href="#help">Neden soruyoruz?</a>,
    error: 'Hesap sahibinin adı, üyeliğindeki adla aynı olmalı; başkasının hesabına para çekilemez.',
  },
};

/** Typing and Tab as in every input; the label is part of the click target. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Kullanıcı adı'));
    const box = canvas.getByLabelText('Kullanıcı adı');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('deniz_kara');
    await expect(box).toHaveValue('deniz_kara');
  },
};
