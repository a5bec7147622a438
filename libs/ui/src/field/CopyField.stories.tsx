import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'Controls/CopyField',
  component: CopyField,
  args: {
    label: 'IBAN',
    value: 'TR33 0006 1005 1978 6457 8413 26',
    copied: 'TR330006100519786457841326',
    copyLabel: "IBAN'ı kopyala",
    copiedLabel: 'Kopyalandı',
    failedLabel: 'Kopyalanamadı; seçili metni kendin kopyala.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof CopyField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Iban: Story = {};
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: "IBAN'ı kopyala" }));
    await expect(write).toHaveBeenCalledWith('TR330006100519786457841326');
    await expect(canvas.getByRole('status')).toHaveTextContent('Kopyalandı');
  },
};
/** If the browser denies clipboard access, the text is selected instead. */
export const NotAllowed: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: "IBAN'ı kopyala" }));
    await expect(await canvas.findByText(/Kopyalanamadı/)).toBeVisible();
    await expect(canvas.getByLabelText('IBAN')).toHaveFocus();
  },
};
export const SecretCode: Story = {
  args: {
    label: 'Gizli kod',
    value: 'JBSW Y3DP EHPK 3PXP',
    copied: 'JBSWY3DPEHPK3PXP',
    hint: 'Doğrulama uygulamana elle yazmak için.',
    copyLabel: 'Gizli kodu kopyala',
  },
};
export const Focused: Story = { parameters: { pseudo: { focus: 'textarea', focusVisible: 'textarea' } } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const ButtonFocused: Story = { parameters: { pseudo: { focusVisible: 'button' } } };
/** A long value wraps, since all of it must be readable. */
export const LongestTurkish: Story = {
  args: {
    label: 'Havalenin açıklama satırına harfi harfine yazman gereken metin',
    value: 'BAIZE-4107-DENIZKARA-0048120-0021-7715-3300-1907-PARAYATIRMA',
    hint: 'Başka bir şey yazarsan havalen eşleşmez ve geri gönderilir.',
    copyLabel: 'Açıklama metnini kopyala',
  },
};
