import { renderPage } from '@baize/testing';
import { Form, TextField } from '@baize/ui';
import { press } from '@baize/testing/gestures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { formsTexts } from '../texts.ts';
import { validateEmail } from '../validation/validateEmail.ts';
import { FormError } from './FormError.tsx';
import type { FormErrors } from './decodeFormErrors.ts';
import { useValidatedForm, type Validators } from './useValidatedForm.ts';

const VALUES = { email: '', password: '', password_confirmation: '' };
const CHECKS: Validators<typeof VALUES> = {
  email: validateEmail,
  password_confirmation: (repeated, { password }) => (repeated === password ? undefined : 'differs'),
};
const FOLLOWS = { password: 'password_confirmation' } as const;

interface Props {
  send?: () => unknown;
  refusal?: FormErrors;
  onValuesChange?: (values: typeof VALUES) => void;
}

function Sample({ send = () => undefined, refusal, onValuesChange }: Props) {
  const { field, submit, showRefusal, problem } = useValidatedForm({
    values: VALUES,
    checks: CHECKS,
    follows: FOLLOWS,
    onValuesChange,
  });
  return (
    <Form aria-label="sample" onSubmit={submit(send)}>
      <TextField label="E" {...field('email')} />
      <TextField label="P" {...field('password')} />
      <TextField label="R" {...field('password_confirmation')} />
      <FormError line={problem.line} />
      <button type="submit">send</button>
      <button type="button" onClick={() => refusal && showRefusal(refusal)}>
        refuse
      </button>
    </Form>
  );
}

const open = (props: Props = {}, beforeHydration?: (markup: HTMLElement) => void) =>
  renderPage(<Sample {...props} />, { texts: [formsTexts], beforeHydration });
const box = (name: string) => screen.getByLabelText(name);
const errorOf = (name: string) =>
  box(name).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent
    : undefined;

const EMAIL = 'Enter a valid email address, like name@example.com.';

describe('a form', () => {
  it('validates a field on blur, and shows the error in the current language', async () => {
    const page = await open();
    await userEvent.type(box('E'), 'selin');
    expect(errorOf('E')).toBeUndefined();
    await userEvent.tab();
    await waitFor(() => expect(errorOf('E')).toBe(EMAIL));
    await page.setLanguage('tr');
    expect(errorOf('E')).toMatch(/^Geçerli bir e-posta/);
  });

  it('ignores an empty field until submit', async () => {
    await open();
    await userEvent.click(box('E'));
    await userEvent.tab();
    await userEvent.tab();
    expect(errorOf('E')).toBeUndefined();
  });

  it('shows all errors on submit, with the alert for empty fields, and focuses the first', async () => {
    const send = vi.fn();
    const page = await open({ send });
    await userEvent.type(box('E'), 'selin');
    await press('send');
    await waitFor(() => expect(errorOf('R')).toBe('Please fill this in.'));
    expect([errorOf('E'), errorOf('P')]).toEqual([EMAIL, 'Please fill this in.']);
    expect(page.alert()).toBe('error: Please fill in all fields.');
    expect(document.activeElement).toBe(box('E'));
    expect(send).not.toHaveBeenCalled();
  });

  it('clears an error as soon as the field is valid', async () => {
    await open();
    await userEvent.type(box('E'), 'selin');
    await userEvent.tab();
    await waitFor(() => expect(errorOf('E')).toBe(EMAIL));
    await userEvent.type(box('E'), '@mail.example');
    await waitFor(() => expect(errorOf('E')).toBeUndefined());
  });

  it('revalidates a field when the one it depends on changes', async () => {
    await open();
    await userEvent.type(box('P'), 'one');
    await userEvent.type(box('R'), 'ones');
    await userEvent.tab();
    await waitFor(() => expect(errorOf('R')).toBe('The passwords don’t match.'));
    await userEvent.type(box('P'), 's');
    await waitFor(() => expect(errorOf('R')).toBeUndefined());
  });
});

describe('text typed before hydration', () => {
  const type = (markup: HTMLElement) => {
    for (const [name, text] of Object.entries({ email: 'selin@mail.example', password: 'one' }))
      markup.querySelector<HTMLInputElement>(`[name=${name}]`)!.value = text;
  };

  it('is kept, reported as a change, and sent', async () => {
    const send = vi.fn();
    const onValuesChange = vi.fn();
    await open({ send, onValuesChange }, type);
    const typed = { email: 'selin@mail.example', password: 'one', password_confirmation: '' };
    expect(onValuesChange.mock.calls).toEqual([[typed]]);
    await userEvent.type(box('R'), 'one');
    await press('send');
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ ...typed, password_confirmation: 'one' }));
    expect(box('E')).toHaveProperty('value', 'selin@mail.example');
  });

  it('is nothing if nothing was typed, so no change is reported', async () => {
    const onValuesChange = vi.fn();
    await open({ onValuesChange }, () => undefined);
    expect(onValuesChange).not.toHaveBeenCalled();
  });
});

describe('a refusal by the platform', () => {
  const refusal: FormErrors = {
    fields: { email: 'email_already_in_use' },
    announced: { field: 'email', message: 'email_already_in_use' },
    rest: { message: 'please_try_2min_later' },
  };

  it('is shown at its field and above the button, announced once, in both languages', async () => {
    const page = await open({ refusal });
    await press('refuse');
    await waitFor(() => expect(errorOf('E')).toMatch(/already an account/));
    expect(page.alert()).toMatch(/^error: There’s already an account/);
    const line = screen.getByText('Please try again in 2 minutes.');
    expect(line.closest('[role=alert]')).toBeTruthy();
    await page.setLanguage('tr');
    expect(errorOf('E')).toMatch(/açılmış bir hesap var/);
    expect(screen.getByText('Lütfen 2 dakika sonra yeniden deneyin.')).toBeTruthy();
    expect(page.alert()).toMatch(/açılmış bir hesap var/);
  });

  it('is cleared by the next attempt', async () => {
    const page = await open({ refusal });
    await userEvent.type(box('E'), 'selin@mail.example');
    await userEvent.type(box('P'), 'one');
    await userEvent.type(box('R'), 'one');
    await press('refuse');
    await waitFor(() => expect(errorOf('E')).toBeDefined());
    await press('send');
    await waitFor(() => expect(errorOf('E')).toBeUndefined());
    expect(page.alert()).toBeUndefined();
    expect(screen.queryByText('Please try again in 2 minutes.')).toBeNull();
  });
});
