import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Narrow } from '../fixtures/Narrow.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Controls/DateField',
  component: DateField,
  args: {
    label: 'Doğum tarihi',
    hint: 'Kimliğindeki tarih; en az 18 yaşında olmalısın.',
    locale: 'tr-TR',
    labels: { day: 'Gün', month: 'Ay', year: 'Yıl' },
    onValueChange: fn(),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1994-08-31' } };
export const Focused: Story = {
  args: Filled.args,
  parameters: { pseudo: { focus: 'div:nth-child(2) > select', focusVisible: 'div:nth-child(2) > select' } },
};
export const InEnglish: Story = {
  args: {
    label: 'Date of birth',
    locale: 'en-GB',
    labels: { day: 'Day', month: 'Month', year: 'Year' },
    defaultValue: '1994-09-30',
    hint: undefined,
  },
};
export const WithError: Story = {
  args: { defaultValue: '2007-12-31', error: '18 yaşından küçükler üye olamaz.' },
};
export const Disabled: Story = { args: { defaultValue: '1994-08-31', disabled: true } };

/** No value is reported until it is complete; a day that the month doesn't have is cleared. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Gün'), '31');
    await userEvent.selectOptions(canvas.getByLabelText('Yıl'), '1994');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Ay'), 'Ağustos');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1994-08-31');
    await userEvent.selectOptions(canvas.getByLabelText('Ay'), 'Eylül');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByLabelText('Gün')).toHaveValue('');
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: 'select' } } };
