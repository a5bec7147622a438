import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Kampanya e-postalarını almak istiyorum' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Kampanya e-postalarını almak istiyorum'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: 'input' } } };
export const Focused: Story = {
  args: { defaultChecked: true },
  parameters: { pseudo: { focusVisible: 'input' } },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const WithHint: Story = { args: { hint: 'İstediğin zaman profilinden kapatabilirsin.' } };
export const WithError: Story = {
  args: {
    label: (
      <>
        18 yaşımı doldurdum; <a href="#terms">kullanım koşullarını</a> okudum, anladım ve kabul ediyorum.
      </>
    ),
    error: 'Devam etmek için bu onay gerekli.',
  },
};
export const InAFilter: Story = {
  render: () => (
    <>
      <Checkbox label="Kuzey Stüdyo" trailing={128} defaultChecked />
      <Checkbox label="Yelken" trailing={0} />
      <Checkbox label="Poyraz Oyun" trailing={12} disabled />
    </>
  ),
};
