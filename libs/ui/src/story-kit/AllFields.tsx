import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../button/Button.tsx';
import { CodeField } from '../code/CodeField.tsx';
import { DateField } from '../date/DateField.tsx';
import { DateTimeRange } from '../date/DateTimeRange.tsx';
import { lastDays, type DateRange } from '../date/range.ts';
import { Checkbox } from '../field/Checkbox.tsx';
import { Combobox } from '../field/combobox/Combobox.tsx';
import { MoneyField } from '../field/money/MoneyField.tsx';
import { PasswordField } from '../field/PasswordField.tsx';
import { PhoneField } from '../field/phone/PhoneField.tsx';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { SegmentedControl } from '../field/SegmentedControl.tsx';
import { SelectField } from '../field/SelectField.tsx';
import { Switch } from '../field/Switch.tsx';
import { TextAreaField } from '../field/TextAreaField.tsx';
import { TextField } from '../field/TextField.tsx';
import { comboWords, rangeWords, sampleFold } from './sampleFields.ts';

/** What the form of all fields gives. */
export type AllValues = {
  name: string;
  password: string;
  message: string;
  bank: string;
  terms: boolean;
  quiet: boolean;
  period: string;
  way: string;
  amount: number | null;
  country: string;
  phone: string;
  phoneCode: number | null;
  code: string;
  birth: string;
  range: DateRange | null;
};

export const NOW = Date.UTC(2025, 10, 21, 14);

export const FILLED: AllValues = {
  name: 'Deniz',
  password: 'gizli-1',
  message: 'Selam',
  bank: 'b',
  terms: true,
  quiet: true,
  period: '2',
  way: 'out',
  amount: 123_450,
  country: 'tr',
  phone: '5321234567',
  phoneCode: 222,
  code: '4829',
  birth: '1994-08-31',
  range: lastDays(7, NOW),
};

export const EMPTY: AllValues = {
  name: '',
  password: '',
  message: '',
  bank: '',
  terms: false,
  quiet: false,
  period: '',
  way: '',
  amount: null,
  country: '',
  phone: '',
  phoneCode: null,
  code: '',
  birth: '',
  range: null,
};

const options = [
  { value: 'a', label: 'Örnek Banka' },
  { value: 'b', label: 'Kuzey Katılım' },
];
const countries = [
  { id: 222, name: 'Türkiye', dial: '+90' },
  { id: 80, name: 'Almanya', dial: '+49' },
];
const pick = { words: comboWords, fold: sampleFold };
const required = { required: 'Bu alan gerekli.' };

type FieldsProps = { form: UseFormReturn<AllValues>; onSend: (values: AllValues) => void };

/** Every field of the library, each registered with react-hook-form. */
export function AllFields({ form, onSend }: FieldsProps) {
  return (
    <form
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => void form.handleSubmit((values) => onSend(values))(event)}
    >
      <NativeFields register={form.register} />
      <ValueFields register={form.register} />
      <Button type="submit">Gönder</Button>
    </form>
  );
}

type PartProps = Pick<UseFormReturn<AllValues>, 'register'>;

/** Native controls: react-hook-form reads them from the document. */
function NativeFields({ register }: PartProps) {
  return (
    <>
      <TextField label="Ad" {...register('name')} />
      <PasswordField
        label="Şifre"
        revealLabel="Şifreyi göster"
        concealLabel="Şifreyi gizle"
        {...register('password')}
      />
      <TextAreaField label="Mesaj" {...register('message')} />
      <SelectField label="Banka" placeholder="Seç" options={options} {...register('bank')} />
      <Checkbox label="Kuralları okudum ve kabul ediyorum" {...register('terms')} />
      <Switch label="Sessiz mod" {...register('quiet')} />
      <RadioGroup
        label="Süre"
        options={[
          { value: '1', label: '24 saat' },
          { value: '2', label: 'Bir hafta' },
        ]}
        {...register('period')}
      />
      <SegmentedControl
        label="İşlem"
        segments={[
          { value: 'in', label: 'Yatır' },
          { value: 'out', label: 'Çek' },
        ]}
        {...register('way')}
      />
    </>
  );
}

/** Fields with a value of their own. */
function ValueFields({ register }: PartProps) {
  return (
    <>
      <MoneyField label="Tutar" currency="TRY" locale="tr-TR" {...register('amount', required)} />
      <Combobox
        {...pick}
        label="Ülke"
        placeholder="Seç"
        options={[
          { value: 'tr', label: 'Türkiye' },
          { value: 'de', label: 'Almanya' },
        ]}
        {...register('country', required)}
      />
      <PhoneField
        {...pick}
        label="Telefon"
        countries={countries}
        country={{ label: 'Ülke kodu', placeholder: 'Seç', ...register('phoneCode', required) }}
        {...register('phone', required)}
      />
      <CodeField label="SMS kodu" {...register('code', required)} />
      <DateField
        label="Doğum tarihi"
        locale="tr"
        words={{ day: 'Gün', month: 'Ay', year: 'Yıl' }}
        {...register('birth', required)}
      />
      <DateTimeRange
        label="Tarih aralığı"
        placeholder="Seç"
        locale="tr"
        now={NOW}
        words={rangeWords}
        presets={[{ label: 'Son 30 gün', days: 30 }]}
        {...register('range', required)}
      />
    </>
  );
}
