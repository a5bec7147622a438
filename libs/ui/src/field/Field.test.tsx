import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Switch } from './Switch.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('TextField', () => {
  it('belongs to its label, hint and error', () => {
    render(<TextField label="IBAN" hint="26 signs" error="Too short" />);
    const box = screen.getByLabelText('IBAN');
    expect(describedBy(box)).toBe('Too short 26 signs');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('points nowhere without hint and error', () => {
    render(<TextField label="Name" />);
    expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
  });

  it('announces an error that comes later from a region that was there before', () => {
    const { rerender } = render(<TextField label="Name" />);
    const region = screen.getByRole('alert', { hidden: true });
    rerender(<TextField label="Name" error="Needed" />);
    expect(region.textContent).toBe('Needed');
  });
});

describe('PasswordField', () => {
  it('keeps what was typed when it is revealed', async () => {
    render(<PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />);
    const box = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(box, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect([box.type, box.value]).toEqual(['text', 'secret']);
    expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('Checkbox and Switch', () => {
  it('shows a count of zero', () => {
    render(<Checkbox label="Studio" trailing={0} />);
    expect(screen.getByText('0')).toBeTruthy();
  });

  it('tells the new state', async () => {
    const change = vi.fn();
    render(<Switch label="Quiet" checked={false} onCheckedChange={change} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet' }));
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  });
});
