import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { SnowEffect } from './SnowEffect.tsx';

const meta = {
  title: 'Snow/SnowEffect',
  component: SnowEffect,
  parameters: { layout: 'fullscreen' },
  /* There is none with reduced motion. */
  globals: { motion: 'moving' },
  render: () => (
    <div style={{ minBlockSize: 560, padding: 24, isolation: 'isolate' }}>
      <SnowEffect />
      <Card style={{ maxInlineSize: 420 }}>
        <h2>Kış turnuvası</h2>
        <p>Ödül havuzu ₺250.000. Pazar gece yarısına kadar her gün katılabilirsin.</p>
        <Button>Turnuvaya katıl</Button>
      </Card>
    </div>
  ),
} satisfies Meta<typeof SnowEffect>;
export default meta;

type Story = StoryObj<typeof meta>;

const skyOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden=true][data-paused]');

/** It ignores pointer events: what is below it can be pressed. */
export const Falling: Story = {
  play: async ({ canvasElement }) => {
    const sky = skyOf(canvasElement);
    await expect(sky).toHaveStyle({ pointerEvents: 'none' });
    const button = within(canvasElement).getByRole('button', { name: 'Turnuvaya katıl' });
    const { x, y } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(x + 20, y + 20) as HTMLElement);
  },
};

/** The page's content is above the snow. */
export const BehindThePage: Story = {
  play: async ({ canvasElement }) => {
    const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
    await expect(layer(skyOf(canvasElement)!)).toBeLessThan(0);
  },
};
