import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { DecorativeCarousel } from './DecorativeCarousel.tsx';

const meta = {
  title: 'Games/DecorativeCarousel',
  component: DecorativeCarousel,
  args: {
    perView: { 0: 2, 768: 3, 992: 4, 1200: 5 },
    children: ['Mini', 'Midi', 'Maxi', 'Mega', 'Ultra', 'Nova'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof DecorativeCarousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Assistive technology and the keyboard skip it. */
export const Skipped: Story = {
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(root).toHaveAttribute('inert');
    await expect(root?.querySelectorAll('li')).toHaveLength(6);
  },
};

/** Too few to move. */
export const Still: Story = {
  args: { children: <Card>Mini</Card> },
};
