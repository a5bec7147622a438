import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IconCatalogue } from './IconCatalogue.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconCatalogue,
} satisfies Meta<typeof IconCatalogue>;
export default meta;

/** A press on an icon copies its name. */
export const All: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'money in');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 of/);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy MoneyInIcon' }));
    await canvas.findByText(/MoneyInIcon (is|could not be) copied/);
    await userEvent.click(canvas.getByRole('radio', { name: '32' }));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(80);
  },
};

/** No icon matches the name. */
export const NothingFound: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'unicorn');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
