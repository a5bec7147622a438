import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Forms/Stepper',
  component: Stepper,
  args: {
    label: 'Üyelik adımları',
    steps: ['Hesap bilgileri', 'Kişisel bilgiler', 'Tamamlandı'],
    current: 1,
    doneLabel: 'tamamlandı',
    position: (step, of) => `${step} / ${of}`,
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const Second: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Hesap bilgileri, tamamlandı');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
export const AllDone: Story = { args: { current: 3 } };
export const LongestTurkish: Story = {
  args: {
    label: 'Ödeme adımları',
    steps: [
      'Yatırılacak tutarın ve bankanın seçilmesi',
      'Gönderilecek hesabın bilgileri',
      'Gönderdiğini bildir',
      'Onay bekleniyor',
    ],
    current: 2,
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile' } },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
