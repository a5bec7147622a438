import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { TextField } from '../field/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

function page(props: Partial<FormProps> = {}) {
  return (
    <Form aria-label="Form" onSubmit={() => undefined} problemsTitle="Mend these" {...props}>
      <TextField label="Name" name="name" />
      <TextField label="City" id="city" />
      <RadioGroup
        label="Period"
        name="period"
        options={[
          { value: '1', label: 'Day', disabled: true },
          { value: '2', label: 'Week' },
        ]}
      />
      <button type="submit">Send</button>
    </Form>
  );
}

const problems = [
  { field: 'name', message: 'Name is missing' },
  { field: 'city', message: 'City is missing' },
  { field: 'period', message: 'Period is missing' },
  { message: 'The server did not take it' },
];

describe('Form', () => {
  it('handles submit and disables native validation', async () => {
    const send = vi.fn();
    render(page({ onSubmit: send }));
    await userEvent.click(screen.getByText('Send'));
    expect(send).toHaveBeenCalledOnce();
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
  });

  it('mounts its live region before the first message', () => {
    const { rerender } = render(page());
    const region = screen.getAllByRole('alert', { hidden: true })[0];
    rerender(page({ problems, attempt: 1 }));
    expect(screen.getByText('Mend these').closest('[role="alert"]')).toBe(region);
  });

  it('focuses the errors after a failed attempt, but not when they appear on their own', () => {
    const { rerender } = render(page({ attempt: 0 }));
    rerender(page({ problems, attempt: 0 }));
    expect(document.activeElement).toBe(document.body);
    rerender(page({ problems, attempt: 1 }));
    expect(document.activeElement).toBe(screen.getByText('Mend these').closest('[role="alert"]'));
    screen.getByLabelText('Name').focus();
    rerender(page({ problems: problems.slice(1), attempt: 1 }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('does not take the focus after a successful attempt', () => {
    const { rerender } = render(page({ attempt: 0 }));
    rerender(page({ attempt: 1 }));
    expect(document.activeElement).toBe(document.body);
    rerender(page({ attempt: 1, problems }));
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['Name is missing', () => screen.getByLabelText('Name')],
    ['City is missing', () => screen.getByLabelText('City')],
    ['Period is missing', () => screen.getByLabelText('Week')],
  ])('%s links to its field', async (message, field) => {
    render(page({ problems, attempt: 1 }));
    await userEvent.click(screen.getByRole('link', { name: message }));
    expect(document.activeElement).toBe(field());
  });

  it('shows an error without a field as plain text', () => {
    render(page({ problems, attempt: 1 }));
    expect(screen.queryByRole('link', { name: 'The server did not take it' })).toBeNull();
    expect(screen.getByText('The server did not take it')).toBeTruthy();
  });
});
