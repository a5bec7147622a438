import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CloseIcon, MenuIcon, ReloadIcon, SearchIcon, StarIcon } from '../icon/icons.ts';
import { placeholderTileImage } from '../fixtures/placeholderImage.ts';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

const VARIANTS = ['plain', 'framed', 'glass'] as const;
const SIZES = ['s', 'm', 'l'] as const;

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { icon: ReloadIcon, label: 'Bakiyeyi yenile', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bakiyeyi yenile' }));
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
export const Framed: Story = { args: { variant: 'framed' } };

function Favourite(args: IconButtonProps) {
  const [on, setOn] = useState(false);
  return <IconButton {...args} aria-pressed={on} filled={on} onClick={() => setOn(!on)} />;
}
/** On and off: the name doesn't change, `aria-pressed` does. */
export const Pressed: Story = {
  args: { variant: 'glass', icon: StarIcon, label: 'Favori' },
  render: (args) => <Favourite {...args} />,
  play: async ({ canvasElement }) => {
    const star = within(canvasElement).getByRole('button', { name: 'Favori', pressed: false });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const AllVariants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {VARIANTS.map((variant) => (
        <div
          key={variant}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 12,
            alignItems: 'center',
            padding: 12,
            backgroundImage: variant === 'glass' ? `url(${placeholderTileImage(3, 420, 260)})` : undefined,
            backgroundSize: 'cover',
          }}
        >
          {SIZES.map((size) => (
            <IconButton {...args} key={size} variant={variant} size={size} icon={MenuIcon} label="Menü" />
          ))}
          <IconButton {...args} variant={variant} icon={SearchIcon} label="Ara" />
          <IconButton {...args} variant={variant} icon={StarIcon} label="Favori" filled aria-pressed />
          <IconButton {...args} variant={variant} icon={CloseIcon} label="Kapat" disabled />
        </div>
      ))}
    </div>
  ),
};
export const Hovered: Story = { ...AllVariants, parameters: { pseudo: { hover: true } } };
export const Focused: Story = { ...AllVariants, parameters: { pseudo: { focusVisible: 'button' } } };
export const Disabled: Story = { args: { variant: 'framed', disabled: true } };
