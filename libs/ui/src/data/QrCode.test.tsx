import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QrCode } from './QrCode.tsx';

it('has a label, a quiet zone of four modules and the three finder patterns', () => {
  render(<QrCode value="JBSWY3DPEHPK3PXP" label="Scan me" />);
  const code = screen.getByRole('img', { name: 'Scan me' });
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  /* Version 1 has 21 modules; a finder's upper edge is seven dark ones in a row. */
  expect(code.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(path).toContain('M4 4h7v1');
  expect(path).toContain('M18 4h7v1');
  expect(path).toContain('M4 18h7v1');
});

it('draws a different code for a different value', () => {
  const { container, rerender } = render(<QrCode value="a" label="A" />);
  const first = container.querySelector('path')?.getAttribute('d');
  rerender(<QrCode value="b" label="A" />);
  expect(container.querySelector('path')?.getAttribute('d')).not.toBe(first);
});
