import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../theme/theme.ts';
import { Narrow } from '../story-kit/Narrow.tsx';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Controls/Field',
  component: Field,
  args: {
    label: 'Günlük süre sınırı',
    hint: 'Sınıra gelince oyun kapanır.',
    children: (control) => (
      <input {...control} type="range" min="30" max="240" style={{ inlineSize: '100%' }} />
    ),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A control of one's own with the words that belong to it. */
export const OwnControl: Story = {};
export const WithError: Story = { args: { error: 'En az 30 dakika seç.' } };

const DAYS = ['Hafta içi', 'Hafta sonu'] as const;

/** Several controls that answer one question. */
export const Group: Story = {
  render: () => (
    <FieldGroup label="Hangi günlerde?" hint="Birini ya da ikisini seç.">
      {({ invalid }) => (
        <div style={{ display: 'flex', gap: theme.space.m }}>
          {DAYS.map((day) => (
            <label key={day} style={{ display: 'flex', gap: theme.space.xs }}>
              <input type="checkbox" aria-invalid={invalid} /> {day}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  ),
};
