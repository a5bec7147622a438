import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { ArrowIcon } from '../icon/icons.ts';
import type { UiLink } from '../link/UiLink.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './buttonStyles.ts';

const meta = {
  title: 'Controls/ButtonLink',
  component: ButtonLink<typeof UiLink>,
  args: { href: '#deposit', children: 'Para yatırmaya git' },
  argTypes: {
    variant: { control: 'inline-radio', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof ButtonLink<typeof UiLink>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { trailing: <Icon of={ArrowIcon} size={18} /> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Para yatırmaya git' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#deposit');
  },
};
export const Secondary: Story = { args: { variant: 'secondary', size: 'l', children: 'Ana sayfa' } };

export const AllVariants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {BUTTON_SIZES.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {BUTTON_VARIANTS.map((variant) => (
            <ButtonLink {...args} key={variant} size={size} variant={variant} />
          ))}
        </div>
      ))}
    </div>
  ),
};
export const Hovered: Story = { ...AllVariants, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { ...AllVariants, parameters: { pseudo: { focusVisible: 'a, button' } } };

export const LongestTurkish: Story = {
  args: { full: true, size: 'l', children: 'Para çekebilmek için telefonumu ve kimliğimi doğrulamaya git' },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
