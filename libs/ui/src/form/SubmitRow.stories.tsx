import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../field/TextField.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { Form } from './Form.tsx';
import { SubmitRow, type SubmitRowProps } from './SubmitRow.tsx';

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

/** Enter in a field submits. */
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
const tallForm = (args: SubmitRowProps) => (
  <Form aria-label="Üyelik" onSubmit={send}>
    {['Ad', 'Soyad', 'Adres', 'Şehir', 'Posta kodu', 'Telefon', 'E-posta', 'Meslek', 'Not', 'Not 2'].map(
      (label) => (
        <TextField key={label} label={label} />
      ),
    )}
    <SubmitRow {...args} />
  </Form>
);

/** On a phone, with a form taller than the viewport, it sticks to the bottom. */
export const OnAPhone: Story = {
  ...WithNote,
  globals: { viewport: { value: 'mobile' } },
  render: tallForm,
};

/** In a dialog it extends to the dialog's edge: no content is visible below it. */
export const InADialogOnAPhone: Story = {
  ...WithNote,
  globals: { viewport: { value: 'mobile' } },
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Para yatır" closeLabel="Kapat" fullOnPhone>
      {tallForm(args)}
    </Dialog>
  ),
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    const row = await waitFor(() => {
      const floating = dialog.querySelector('[data-floating="true"]');
      if (!floating) throw new Error('The row is not floating yet.');
      return floating;
    });
    const bottom = (element: Element) => Math.round(element.getBoundingClientRect().bottom);
    await waitFor(() => expect(bottom(row)).toBe(bottom(dialog)));
  },
};
