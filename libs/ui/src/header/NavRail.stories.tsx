import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { theme } from '../theme/theme.ts';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Badge } from '../display/Badge.tsx';
import { NavRail, type NavRailProps } from './NavRail.tsx';

const meta = {
  title: 'Page/NavRail',
  component: NavRail,
  args: {
    label: 'Ana menü',
    collapseLabel: 'Menüyü daralt',
    expandLabel: 'Menüyü genişlet',
    collapsed: false,
    onCollapsedChange: () => undefined,
    groups: [
      { id: 'games', title: 'Oyunlar', items: sampleNav },
      {
        id: 'mine',
        title: 'Hesabım',
        items: [
          {
            id: 'bonus',
            label: 'Bonuslarım ve bedava dönüşlerim',
            href: '#bonus',
            badge: <Badge tone="accent">3</Badge>,
          },
        ],
      },
    ],
  },
  render: (args) => <Living {...args} />,
} satisfies Meta<typeof NavRail>;
export default meta;

function Living(args: NavRailProps) {
  const [collapsed, setCollapsed] = useState(args.collapsed);
  return <NavRail {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />;
}

type Story = StoryObj<typeof meta>;

export const Expanded: Story = {};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Content for the whole menu is above and below the items. */
export const WithHeaderAndFooter: Story = {
  args: {
    header: <Button full>Para yatır</Button>,
    footer: <p style={{ color: theme.color.textMuted, fontSize: theme.size.xs }}>18+ Sorumlu oyna</p>,
  },
};
/** Icons only, or an initial; labels are still read aloud, and shown on hover. */
export const Collapsed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü daralt' }));
    await expect(canvas.getByRole('button', { name: 'Menüyü genişlet' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByRole('link', { name: 'Casino' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Bonuslarım/ })).toHaveTextContent(/^B/);
  },
};
export const CollapsedHovered: Story = { args: { collapsed: true }, parameters: { pseudo: { hover: true } } };
export const CollapsedFocused: Story = {
  args: { collapsed: true },
  parameters: { pseudo: { focusVisible: 'a, button' } },
};
