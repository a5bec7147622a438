import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { comboLabels, sampleFold } from '../fixtures/sampleFields.ts';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './phone/PhoneField.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';
import { TextAreaField } from './TextAreaField.tsx';
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

  it('references nothing without hint and error', () => {
    render(<TextField label="Name" />);
    expect(screen.getByLabelText('Name').hasAttribute('aria-describedby')).toBe(false);
  });

  it('announces a later error in a region that was mounted before', () => {
    const { rerender } = render(<TextField label="Name" />);
    const region = screen.getByRole('alert', { hidden: true });
    rerender(<TextField label="Name" error="Needed" />);
    expect(region.textContent).toBe('Needed');
  });
});

describe('PasswordField', () => {
  it('keeps the input when it is revealed', async () => {
    render(<PasswordField label="Password" revealLabel="Show" concealLabel="Hide" />);
    const box = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(box, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect([box.type, box.value]).toEqual(['text', 'secret']);
    expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('Checkbox and Switch', () => {
  it('show a count of zero', () => {
    render(<Checkbox label="Studio" trailing={0} />);
    expect(screen.getByText('0')).toBeTruthy();
  });

  it('report the new state', async () => {
    const change = vi.fn();
    render(<Switch label="Quiet" checked={false} onCheckedChange={change} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet' }));
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
  });
});

describe('TextAreaField', () => {
  it('counts the initial text, and announces only when little is left', async () => {
    render(
      <TextAreaField
        label="Message"
        maxLength={20}
        leftLabel={(left) => `${left} left`}
        defaultValue="0123456789"
      />,
    );
    expect(screen.getByText('10 / 20')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(screen.getByLabelText('Message'), '01234567');
    expect(screen.getByRole('status').textContent).toBe('2 left');
  });
});

describe('PhoneField', () => {
  it('shows each part’s own error', () => {
    render(
      <PhoneField
        label="Phone"
        error="Too short"
        country={{ label: 'Dial', placeholder: '-', error: 'Choose one' }}
        countries={[]}
        labels={comboLabels}
        fold={sampleFold}
      />,
    );
    expect(describedBy(screen.getByLabelText('Phone'))).toBe('Too short');
    expect(describedBy(screen.getByRole('combobox', { name: 'Dial' }))).toBe('Choose one');
  });
});

describe('RadioGroup', () => {
  const options = [
    { value: '1', label: 'Day', description: 'until tomorrow' },
    { value: '2', label: 'Week' },
  ];

  it('is labelled by its question, and its options only by their names', () => {
    render(<RadioGroup label="How long?" hint="You can go back" error="Choose one" options={options} />);
    const group = screen.getByRole('radiogroup', { name: 'How long?' });
    expect(describedBy(group)).toBe('Choose one You can go back');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(screen.getByRole('radio', { name: 'Day' }))).toBe('until tomorrow');
  });

  it('keeps two groups without names independent', async () => {
    render(
      <>
        <RadioGroup label="One" options={options} defaultValue="1" />
        <RadioGroup label="Two" options={options} defaultValue="2" />
      </>,
    );
    const [first] = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Week' });
    await userEvent.click(first as HTMLElement);
    expect(
      screen.getAllByRole<HTMLInputElement>('radio', { name: 'Week' }).map(({ checked }) => checked),
    ).toEqual([true, true]);
  });
});

describe('Switch', () => {
  it('is locked while its change is pending', async () => {
    const change = vi.fn();
    render(<Switch label="SMS" loading onCheckedChange={change} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });
});
