import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Controls/SelectField',
  component: SelectField,
  args: {
    label: 'Banka',
    placeholder: 'Banka seç',
    options: [
      { value: 'a', label: 'Örnek Banka' },
      { value: 'b', label: 'Kuzey Katılım' },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;

export const Empty: StoryObj<typeof meta> = {};
export const WithError: StoryObj<typeof meta> = { args: { error: 'Bir banka seç.' } };
