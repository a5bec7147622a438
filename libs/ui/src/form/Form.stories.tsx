import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { MoneyField } from '../field/money/MoneyField.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { TextField } from '../field/TextField.tsx';
import { AllFields, FILLED, type AllValues } from '../fixtures/AllFields.tsx';
import { Narrow } from '../fixtures/Narrow.tsx';
import { Form } from './Form.tsx';
import { SubmitRow } from './SubmitRow.tsx';
import { useSubmitGuard } from './useSubmitGuard.ts';

const send = fn(() => Promise.resolve());

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn() },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

type Values = { amount: number | null; bank: string; name: string; terms: boolean };

/** A deposit as a feature writes it: react-hook-form holds the state, Form displays it. */
function Deposit() {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { amount: null, bank: '', name: '', terms: false },
    shouldFocusError: false,
  });
  const [guarded, pending] = useSubmitGuard(send);
  const { errors, submitCount } = formState;
  const problems = (['amount', 'bank', 'name', 'terms'] as const).flatMap((field) =>
    errors[field] ? [{ field, message: errors[field].message }] : [],
  );
  return (
    <Form
      aria-label="Para yatır"
      onSubmit={handleSubmit(guarded)}
      problems={problems}
      problemsTitle={`${problems.length} alanı düzeltmen gerekiyor`}
      attempt={submitCount}
    >
      <MoneyField
        {...register('amount', { required: 'Tutarı yaz.' })}
        label="Yatırılacak tutar"
        currency="TRY"
        locale="tr-TR"
        minimum={10_000}
        maximum={5_000_000}
        rangeLabel={(minimum, maximum) => `En az ${minimum}, en çok ${maximum}.`}
        quickLabel="Tutara ekle"
        quick={[
          { label: '+100', add: 10_000 },
          { label: '+500', add: 50_000 },
          { label: '+1.000', add: 100_000 },
        ]}
        error={errors.amount?.message}
      />
      <SelectField
        {...register('bank', { required: 'Geçerli bir banka seç.' })}
        label="Banka"
        placeholder="Banka seç"
        options={[
          { value: 'ornek', label: 'Örnek Banka' },
          { value: 'kuzey', label: 'Kuzey Katılım' },
        ]}
        error={errors.bank?.message}
      />
      <TextField
        {...register('name', { required: 'Gönderenin adını yaz.' })}
        label="Gönderenin adı ve soyadı"
        hint="Hesap kendi adına olmalı."
        error={errors.name?.message}
      />
      <Checkbox
        {...register('terms', { required: 'Devam etmek için bu onay gerekli.' })}
        label="Hesabın bana ait olduğunu onaylıyorum."
        error={errors.terms?.message}
      />
      <SubmitRow note="Onaylandığında tutar hemen bakiyene geçer.">
        <Button type="submit" size="l" loading={pending}>
          Talebi gönder
        </Button>
        <Button variant="secondary" size="l">
          Vazgeç
        </Button>
      </SubmitRow>
    </Form>
  );
}

export const Empty: Story = {
  render: () => <Deposit />,
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
};

/** After submit, focus moves to the errors; each links to its field, and disappears when it is fixed. */
export const Refused: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Talebi gönder' }));
    const title = await canvas.findByText('4 alanı düzeltmen gerekiyor');
    await waitFor(() => expect(title.closest('[role="alert"]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Geçerli bir banka seç.' }));
    await expect(canvas.getByLabelText('Banka')).toHaveFocus();
  },
};

/** A double click, and Enter with a click, submit once. */
export const SentOnce: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    send.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Yatırılacak tutar'), '250');
    await userEvent.selectOptions(canvas.getByLabelText('Banka'), 'ornek');
    await userEvent.type(canvas.getByLabelText(/Gönderenin adı/), 'Deniz Kara');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Talebi gönder' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send).toHaveBeenCalledWith(
      { amount: 25_000, bank: 'ornek', name: 'Deniz Kara', terms: true },
      expect.anything(),
    );
  },
};

/** The button row sticks to the bottom until the end of the form is reached. */
export const OnAPhone: Story = { ...Empty, globals: { viewport: { value: 'mobile' } } };

/** Every field of the library in one form, each registered with react-hook-form. */
function Everything() {
  const form = useForm<AllValues>({ defaultValues: FILLED });
  return <AllFields form={form} onSend={fn()} />;
}

export const EveryField: Story = {
  render: () => <Everything />,
  decorators: [(Story) => <div style={{ maxInlineSize: '420px' }}>{Story()}</div>],
};
