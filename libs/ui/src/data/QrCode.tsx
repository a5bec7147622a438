import { create } from 'qrcode';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { QUIET_ZONE, qrPath } from './qrPath.ts';

export type QrCodeProps = {
  /** The encoded text. */
  value: string;
  /** Its purpose; read aloud. Never the secret itself. */
  label: string;
  /** Maximum width and height in CSS px; it shrinks with its container. */
  size?: number;
};

/**
 * A QR code. Dark on light in both schemes, since many cameras can't read anything else. Load it lazily, because it
 * includes the encoder.
 *
 * - Use for the secret of an authenticator or the account of a payment.
 * - Not alone: offer the same as text in a CopyField next to it. Not on the phone that has the app: ButtonLink to the
 *   app.
 * - Screen reader: an image named by `label`.
 */
export function QrCode({ value, label, size = 250 }: QrCodeProps) {
  const { edge, path } = useMemo(() => draw(value), [value]);
  return (
    <Root
      role="img"
      aria-label={label}
      viewBox={`0 0 ${edge} ${edge}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      {/* Drawn twice, since the colour is translucent: poor cameras need full contrast. */}
      <path d={path} />
      <path d={path} />
    </Root>
  );
}

function draw(value: string) {
  const { modules } = create(value, { errorCorrectionLevel: 'M' });
  const isDark = (row: number, column: number) => modules.get(row, column) === 1;
  return { edge: modules.size + 2 * QUIET_ZONE, path: qrPath(modules.size, isDark) };
}

const Root = styled.svg`
  inline-size: auto;
  max-inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  border-radius: ${theme.radius.m};
  background: ${theme.color.onScrim};
  fill: ${theme.color.scrim};
  forced-color-adjust: none;
`;
