import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyField } from './CopyField.tsx';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockResolvedValue();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
});
afterEach(() => void vi.useRealTimers());

const show = () =>
  render(
    <CopyField
      label="IBAN"
      value="TR33 0006"
      copied="TR330006"
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="By hand, please"
    />,
  );
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await Promise.resolve();
  });

describe('CopyField', () => {
  it('copies, confirms it for a while, then resets', async () => {
    show();
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('TR330006');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('selects the text when the browser denies copying', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    show();
    await press();
    const box = screen.getByLabelText<HTMLTextAreaElement>('IBAN');
    expect(screen.getByRole('status').textContent).toBe('By hand, please');
    expect([box.selectionStart, box.selectionEnd]).toEqual([0, 9]);
  });

  it('is selected on focus and read-only', () => {
    show();
    const box = screen.getByLabelText<HTMLTextAreaElement>('IBAN');
    box.focus();
    expect([box.readOnly, box.selectionEnd]).toEqual([true, 9]);
  });
});
