import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { ArrowIcon, WalletIcon } from '../icon/icons.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Button } from './Button.tsx';
import { BUTTON_SIZES, BUTTON_VARIANTS } from './buttonStyles.ts';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Para yatır', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: BUTTON_VARIANTS },
    size: { control: 'inline-radio', options: BUTTON_SIZES },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** By click, Enter and Space. */
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Clicks are ignored; focus and width stay. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Para yatır' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {BUTTON_SIZES.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          {BUTTON_VARIANTS.map((variant) => (
            <Button {...args} key={variant} size={size} variant={variant} />
          ))}
          <Button {...args} size={size} disabled />
          <Button {...args} size={size} loading />
        </div>
      ))}
    </div>
  ),
};

export const Hovered: Story = { ...AllVariants, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { ...AllVariants, parameters: { pseudo: { focusVisible: 'button' } } };

export const WithIcons: Story = {
  args: { leading: <Icon of={WalletIcon} />, trailing: <Icon of={ArrowIcon} size={18} /> },
};

/** On a phone only the icon is visible; its accessible name is still the text. */
export const CompactOnAPhone: Story = {
  args: { compact: true, variant: 'secondary', size: 's', leading: <Icon of={WalletIcon} size={18} /> },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Para yatır' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const LongestTurkish: Story = {
  args: {
    full: true,
    size: 'l',
    children: 'Hesabımdaki ₺12.450,75 tutarının kendi banka hesabıma aktarılmasını onayla',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

/** Text is never cut; a button that is too long wraps to a second line. */
export const LongestTurkishBusy: Story = {
  ...LongestTurkish,
  args: { ...LongestTurkish.args, loading: true },
};
