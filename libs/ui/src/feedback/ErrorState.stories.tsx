import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Oyunlar yüklenemedi',
    text: 'Bağlantını kontrol edip yeniden dene.',
    retryLabel: 'Yeniden dene',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oyunlar yüklenemedi');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Retrying: presses are ignored, focus stays. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: 'Yeniden dene' });
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(retry).toHaveFocus();
  },
};
/** If a retry cannot help there is another way out. */
export const WithoutRetry: Story = {
  args: {
    title: 'Bu oyun artık yok',
    text: 'Sağlayıcısı oyunu kaldırdı; benzerlerini lobide bulursun.',
    retryLabel: undefined,
    onRetry: undefined,
    action: <ButtonLink href="#lobby">Lobiye dön</ButtonLink>,
  },
};
export const WithBoth: Story = {
  args: {
    action: (
      <ButtonLink variant="secondary" href="#support">
        Canlı desteğe yaz
      </ButtonLink>
    ),
  },
};
export const LongestTurkish: Story = {
  args: {
    ...WithBoth.args,
    title: 'Ödeme sağlayıcısından şu anda yanıt alamadığımız için yöntemler gösterilemiyor',
    text: 'Birkaç dakika sonra yeniden dene. Sürerse canlı destek sana başka bir yol önerir.',
  },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
