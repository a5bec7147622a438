import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { lastDays } from '../date/range.ts';
import { AllFields, EMPTY, FILLED, NOW, type AllValues } from '../fixtures/AllFields.tsx';
import { MoneyField } from './money/MoneyField.tsx';

/** Renders all fields registered, and returns their form. */
function open(defaultValues: AllValues) {
  const onSend = vi.fn();
  const forms: UseFormReturn<AllValues>[] = [];
  function Page() {
    const form = useForm<AllValues>({ defaultValues });
    void form.formState.isDirty;
    void form.formState.dirtyFields;
    void form.formState.touchedFields;
    void form.formState.errors;
    forms.push(form);
    return <AllFields form={form} onSend={onSend} />;
  }
  render(<Page />);
  return {
    onSend,
    form: () => forms.at(-1) as UseFormReturn<AllValues>,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Gönder' })),
    sent: () => onSend.mock.calls.at(-1)?.[0] as AllValues | undefined,
  };
}

const shown = () => ({
  name: screen.getByLabelText<HTMLInputElement>('Ad').value,
  password: screen.getByLabelText<HTMLInputElement>('Şifre').value,
  message: screen.getByLabelText<HTMLTextAreaElement>('Mesaj').value,
  bank: screen.getByLabelText<HTMLSelectElement>('Banka').value,
  terms: screen.getByLabelText<HTMLInputElement>('Kuralları okudum ve kabul ediyorum').checked,
  quiet: screen.getByLabelText<HTMLInputElement>('Sessiz mod').checked,
  period: screen.queryByRole<HTMLInputElement>('radio', { name: 'Bir hafta' })?.checked,
  way: screen.getByRole<HTMLInputElement>('radio', { name: 'Çek' }).checked,
  amount: screen.getByLabelText<HTMLInputElement>('Tutar').value,
  country: screen.getByRole('combobox', { name: 'Ülke' }).textContent,
  phone: screen.getByLabelText<HTMLInputElement>('Telefon').value,
  dial: screen.getByRole('combobox', { name: 'Ülke kodu' }).textContent,
  code: screen.getByLabelText<HTMLInputElement>('SMS kodu').value,
  month: screen.getByLabelText<HTMLSelectElement>('Ay').selectedOptions[0]?.textContent,
  range: screen.getByRole('button', { name: /^Tarih aralığı/ }).textContent,
});

const SHOWN_FILLED = {
  name: 'Deniz',
  password: 'gizli-1',
  message: 'Selam',
  bank: 'b',
  terms: true,
  quiet: true,
  period: true,
  way: true,
  amount: '1.234,50',
  country: 'Türkiye',
  phone: '532 123 45 67',
  dial: '+90',
  code: '4829',
  month: 'Ağustos',
  range: 'Tarih aralığı: 15.11.2025 00:00 – 21.11.2025 23:59UTC',
};

const SHOWN_EMPTY = {
  name: '',
  password: '',
  message: '',
  bank: '',
  terms: false,
  quiet: false,
  period: false,
  way: false,
  amount: '',
  country: 'Seç',
  phone: '',
  dial: 'Seç',
  code: '',
  month: 'Ay',
  range: 'Tarih aralığı: SeçUTC',
};

describe('every field, registered with react-hook-form', () => {
  it('shows the default values and submits them unchanged', async () => {
    const page = open(FILLED);
    expect(shown()).toEqual(SHOWN_FILLED);
    expect(page.form().formState.isDirty).toBe(false);
    await page.send();
    await waitFor(() => expect(page.sent()).toEqual(FILLED));
  });

  it('shows values set from outside, and clears them on reset', async () => {
    const page = open(EMPTY);
    expect(shown()).toEqual(SHOWN_EMPTY);
    act(() => {
      for (const name of Object.keys(FILLED) as (keyof AllValues)[]) page.form().setValue(name, FILLED[name]);
    });
    expect(shown()).toEqual(SHOWN_FILLED);
    act(() => page.form().reset());
    await waitFor(() => expect(shown()).toEqual(SHOWN_EMPTY));
  });

  it('submits what was typed and chosen, in the fields’ units', async () => {
    const page = open(EMPTY);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Tutar'), '1234,5');
    await user.click(screen.getByLabelText('Telefon'));
    await user.paste('+49 151 234');
    await user.type(screen.getByLabelText('SMS kodu'), '48x2913');
    await user.selectOptions(screen.getByLabelText('Gün'), '31');
    await user.selectOptions(screen.getByLabelText('Ay'), 'Ağustos');
    await user.selectOptions(screen.getByLabelText('Yıl'), '1994');
    await user.click(screen.getByRole('button', { name: 'Son 30 gün' }));
    await user.click(screen.getByLabelText('Bir hafta'));
    await user.click(screen.getByLabelText('Çek'));
    await user.click(screen.getByLabelText('Sessiz mod'));
    screen.getByRole('combobox', { name: 'Ülke' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('option', { name: 'Almanya' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.form().formState.dirtyFields).toMatchObject({
      amount: true,
      country: true,
      code: true,
      birth: true,
    });
    await page.send();
    await waitFor(() => expect(page.sent()).toBeDefined());
    expect(page.sent()).toMatchObject({
      amount: 123_450,
      phone: '151234',
      phoneCode: 80,
      code: '482913',
      birth: '1994-08-31',
      range: lastDays(30, NOW),
      period: '2',
      way: 'out',
      quiet: true,
      country: 'de',
    });
  });

  it.each([
    ['amount', () => screen.getByLabelText('Tutar')],
    ['country', () => screen.getByRole('combobox', { name: 'Ülke' })],
    ['phone', () => screen.getByLabelText('Telefon')],
    ['phoneCode', () => screen.getByRole('combobox', { name: 'Ülke kodu' })],
    ['code', () => screen.getByLabelText('SMS kodu')],
    ['birth', () => screen.getByLabelText('Gün')],
    ['range', () => screen.getByRole('button', { name: /^Tarih aralığı/ })],
  ] as const)('focuses %s when it is missing', async (name, control) => {
    const page = open({ ...FILLED, [name]: EMPTY[name] });
    await page.send();
    await waitFor(() => expect(document.activeElement).toBe(control()));
    expect(page.onSend).not.toHaveBeenCalled();
  });

  it('marks blurred fields as touched', async () => {
    const page = open(FILLED);
    const user = userEvent.setup();
    const controls = [
      screen.getByLabelText('Tutar'),
      screen.getByRole('combobox', { name: 'Ülke' }),
      screen.getByRole('combobox', { name: 'Ülke kodu' }),
      screen.getByLabelText('Telefon'),
      screen.getByLabelText('SMS kodu'),
      screen.getByLabelText('Yıl'),
      screen.getByRole('button', { name: /^Tarih aralığı/ }),
    ];
    for (const control of controls) {
      act(() => control.focus());
      act(() => control.blur());
    }
    await user.click(document.body);
    await waitFor(() =>
      expect(page.form().formState.touchedFields).toMatchObject({
        amount: true,
        country: true,
        phone: true,
        phoneCode: true,
        code: true,
        birth: true,
        range: true,
      }),
    );
    expect(page.form().getValues()).toEqual(FILLED);
  });
});

it('works with a Controller, which keeps the value itself', async () => {
  const send = vi.fn();
  function Page() {
    const { control, handleSubmit } = useForm<{ amount?: number }>();
    return (
      <form onSubmit={(event) => void handleSubmit((values) => void send(values))(event)}>
        <Controller
          name="amount"
          control={control}
          render={({ field }) => <MoneyField label="Tutar" currency="TRY" locale="tr-TR" {...field} />}
        />
        <button type="submit">Gönder</button>
      </form>
    );
  }
  render(<Page />);
  const form = within(document.body);
  await userEvent.type(form.getByLabelText('Tutar'), '12345');
  expect(form.getByLabelText<HTMLInputElement>('Tutar').value).toBe('12.345');
  await userEvent.click(form.getByRole('button', { name: 'Gönder' }));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ amount: 1_234_500 }));
});
