import { QrCode } from '@baize/ui';

/** The QR code in a separate chunk, since it includes the encoder. */
export const SecretQr = QrCode;
