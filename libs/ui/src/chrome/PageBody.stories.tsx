import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';
import { PageBody } from './PageBody.tsx';

const meta = {
  title: 'Page/PageBody',
  component: PageBody,
  parameters: { layout: 'fullscreen' },
  args: {
    children: ['Limitlerim', 'Mola', 'Kendini kısıtlama'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof PageBody>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lobbies and the home page. */
export const Full: Story = {};
/** Text, forms and accounts. */
export const Reading: Story = { args: { width: 'reading', gap: 'tight' } };
