import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Form } from './Form.tsx';
import { SubmitRow } from './SubmitRow.tsx';

const send = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Forms/SubmitRow',
  component: SubmitRow,
  args: {
    children: (
      <>
        <Button type="submit" size="l">
          ₺250,00 yatır
        </Button>
        <Button variant="secondary" size="l">
          Vazgeç
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Form aria-label="Para yatır" onSubmit={send}>
      <TextField label="Gönderenin adı ve soyadı" defaultValue="Deniz Kara" />
      <SubmitRow {...args} />
    </Form>
  ),
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof SubmitRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter in a field sends. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    send.mockClear();
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(send).toHaveBeenCalledOnce();
  },
};
export const WithNote: Story = { args: { note: 'Ücretsiz. Onaylandığında tutar hemen bakiyene geçer.' } };
export const Sending: Story = {
  args: {
    children: (
      <Button type="submit" size="l" loading>
        ₺250,00 yatır
      </Button>
    ),
  },
};
export const LongestTurkish: Story = {
  args: {
    note: 'Bankan ayrıca ücret alabilir; tutar, gönderdiğin bildirim onaylandıktan sonra bakiyene geçer.',
    children: (
      <>
        <Button type="submit" size="l">
          ₺12.450,75 tutarını gönderdiğimi bildir
        </Button>
        <Button variant="secondary" size="l">
          Başka bir yöntem seçmek istiyorum
        </Button>
      </>
    ),
  },
};
/** On a phone, with a form taller than the viewport, it sticks to the bottom. */
export const OnAPhone: Story = {
  ...WithNote,
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <Form aria-label="Üyelik" onSubmit={send}>
      {['Ad', 'Soyad', 'Adres', 'Şehir', 'Posta kodu', 'Telefon', 'E-posta', 'Meslek', 'Not', 'Not 2'].map(
        (label) => (
          <TextField key={label} label={label} />
        ),
      )}
      <SubmitRow {...args} />
    </Form>
  ),
};
