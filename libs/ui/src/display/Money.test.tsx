import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Money } from './Money.tsx';

afterEach(cleanup);

describe('Money', () => {
  it('shows the amount', () => {
    const { container } = render(<Money amount="₺0,00" unknownLabel="unknown" />);
    expect(container.textContent).toBe('₺0,00');
  });

  it('shows a dash, never a zero, for an unknown amount, with a label', () => {
    const { container } = render(<Money amount={undefined} unknownLabel="unknown" />);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('—');
    expect(container.textContent).toContain('unknown');
  });
});
