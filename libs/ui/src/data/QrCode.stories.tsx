import type { Meta, StoryObj } from '@storybook/react-vite';
import { Narrow } from '../fixtures/Narrow.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: {
    value: 'otpauth://totp/Orvane:deniz_kara?secret=JBSWY3DPEHPK3PXP&issuer=Orvane',
    label: 'Doğrulama uygulamasıyla taranacak kod',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Authenticator: StoryObj<typeof meta> = {};
/** A long URL makes a denser code; it never outgrows its container. */
export const LongInANarrowPlace: StoryObj<typeof meta> = {
  args: { value: `https://pay.example/tr/${'0123456789abcdef'.repeat(16)}`, size: 400 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};
