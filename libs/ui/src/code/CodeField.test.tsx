import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { setUiNonce } from '../overlay/setUiNonce.ts';
import { CodeField } from './CodeField.tsx';

const box = () => screen.getByLabelText<HTMLInputElement>('Code');

describe('CodeField', () => {
  it('is one field that a phone can autofill', () => {
    render(<CodeField label="Code" error="Wrong" name="sms" />);
    expect([box().autocomplete, box().inputMode, box().maxLength, box().name]).toEqual([
      'one-time-code',
      'numeric',
      6,
      'sms',
    ]);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Wrong');
  });

  it('sets the page’s nonce on its style element', () => {
    /* One style element serves all fields of a page. */
    document.getElementById('input-otp-style')?.remove();
    setUiNonce('n-1');
    render(<CodeField label="Code" />);
    expect(document.getElementById('input-otp-style')?.getAttribute('nonce')).toBe('n-1');
    expect(document.querySelector('noscript')).toBeNull();
  });

  it('reports a code once, and again only if it changes or the field was cleared', async () => {
    const complete = vi.fn();
    render(<CodeField label="Code" onComplete={complete} />);
    await userEvent.type(box(), '482913');
    await userEvent.keyboard('{Backspace}3');
    expect(complete.mock.calls).toEqual([['482913']]);
    await userEvent.keyboard('{Backspace}4');
    expect(complete.mock.calls).toEqual([['482913'], ['482914']]);
    await userEvent.clear(box());
    await userEvent.type(box(), '482914');
    expect(complete.mock.calls).toEqual([['482913'], ['482914'], ['482914']]);
  });

  it('reports again after its parent has cleared it', async () => {
    const complete = vi.fn();
    function Page() {
      const [code, setCode] = useState('');
      return (
        <>
          <CodeField label="Code" value={code} onValueChange={setCode} onComplete={complete} />
          <button type="button" onClick={() => setCode('')}>
            Clear
          </button>
        </>
      );
    }
    render(<Page />);
    await userEvent.type(box(), '482913');
    await userEvent.click(screen.getByText('Clear'));
    await userEvent.type(box(), '482913');
    expect(complete).toHaveBeenCalledTimes(2);
  });

  it('extracts a code from a pasted sentence', async () => {
    const complete = vi.fn();
    render(<CodeField label="Code" onComplete={complete} />);
    await userEvent.click(box());
    await userEvent.paste('Kodun 482 913.');
    expect(complete).toHaveBeenCalledExactlyOnceWith('482913');
  });

  it('cannot be changed while the code is checked', async () => {
    const complete = vi.fn();
    render(<CodeField label="Code" defaultValue="48291" status="checking" onComplete={complete} />);
    await userEvent.type(box(), '3');
    expect(complete).not.toHaveBeenCalled();
  });
});
