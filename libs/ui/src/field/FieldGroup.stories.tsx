import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { theme } from '../theme/theme.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Checkbox } from './Checkbox.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const DAYS = ['Hafta içi', 'Cumartesi', 'Pazar'] as const;

const meta = {
  title: 'Controls/FieldGroup',
  component: FieldGroup,
  args: {
    label: 'Hangi günlerde haber verelim?',
    hint: 'Birini ya da birkaçını seç.',
    children: () => (
      <div style={{ display: 'grid', gap: theme.space.xxs }}>
        {DAYS.map((day) => (
          <Checkbox key={day} label={day} />
        ))}
      </div>
    ),
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several controls that answer one question. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /Hangi günlerde/ });
    await userEvent.click(within(group).getByText('Pazar'));
    await expect(within(group).getByRole('checkbox', { name: 'Pazar' })).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(within(group).getByRole('checkbox', { name: 'Cumartesi' })).toHaveFocus();
  },
};
export const WithError: Story = { args: { error: 'En az bir gün seç.' } };
export const WithAside: Story = { args: { aside: <a href="#why">Neden soruyoruz?</a> } };
export const Disabled: Story = { args: { disabled: true } };
export const LongestTurkish: Story = {
  args: {
    label: 'Yeni turnuvalar ve kampanyalar hakkında hangi günlerde haber almak istediğini seç',
    error: 'Haber almak istediğin günlerden en az birini seçmeden devam edemezsin.',
  },
};
