import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleNav } from '../fixtures/sampleNav.ts';
import { Narrow } from '../fixtures/Narrow.tsx';
import { MegaNav } from './MegaNav.tsx';
import { MegaPanel } from './MegaPanel.tsx';
import { NavMoreButton } from './NavMoreButton.tsx';

const [casino, live, sport, shows, promotions, airship] = sampleNav;

const meta = {
  title: 'Page/MegaNav',
  component: MegaNav,
  /* The panel is as wide as its positioned ancestor: in a page, the bar. */
  decorators: [(Story) => <div style={{ position: 'relative', minBlockSize: 360 }}>{Story()}</div>],
  args: {
    label: 'Ana menü',
    more: () => <NavMoreButton label="Daha fazla" />,
    items: [
      {
        ...casino!,
        panelLabel: 'Casino menüsü',
        panel: (
          <MegaPanel
            title="Casino"
            text="Slotlardan bingoya, hepsi bir arada."
            items={[casino!, airship!, shows!]}
          />
        ),
      },
      {
        ...sport!,
        panelLabel: 'Spor menüsü',
        panel: <MegaPanel title="Spor bahisleri" items={[sport!, shows!]} />,
      },
      live!,
      promotions!,
    ],
  },
} satisfies Meta<typeof MegaNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** The arrow opens and closes a panel. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const arrow = canvas.getByRole('button', { name: 'Casino menüsü' });
    await userEvent.click(arrow);
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Uçak oyunları' })).toBeVisible();
  },
};
/** Keyboard focus opens it; Tab moves into it, Escape leaves the focus on the arrow. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Casino' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Casino' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('list', { name: 'Casino' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Casino menüsü' })).toHaveFocus();
  },
};
export const Hovered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('link', { name: 'Spor bahisleri' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Spor bahisleri' })).toBeVisible());
  },
};
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a, button' } } };
/** Entries that don't fit are in the menu. */
export const NarrowWindow: Story = { decorators: [(Story) => <Narrow>{Story()}</Narrow>] };
