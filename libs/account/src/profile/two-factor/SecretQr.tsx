import { QrCode } from '@baize/ui';

/** The QR code in a chunk of its own, since it carries the encoder. */
export const SecretQr = QrCode;
