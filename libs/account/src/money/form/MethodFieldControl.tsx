import { ibanDigits } from '@baize/forms/validation';
import { SelectField, TextField } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { MethodField } from '../methods/PaymentMethodData.ts';
import { autoCompleteOf, labelKeyOf, readableName } from './labelKeyOf.ts';
import { IBAN } from './fieldProblem.ts';

interface Props {
  field: MethodField;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** One field of a method's form, by its type (spec 3/3.money/1). */
export function MethodFieldControl({ field, value, onChange, error }: Props) {
  const { t } = useTranslation('accountMoney');
  const { name, type, required, options } = field;
  const labelKey = labelKeyOf(name);
  const common = {
    name,
    label: labelKey ? t(labelKey) : readableName(name),
    aside: required ? undefined : t('optional'),
    'aria-required': required,
    error,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (type === 'select')
    return (
      <SelectField
        {...common}
        placeholder={t('choose')}
        options={options.map(({ id, name: label }) => ({ value: id, label }))}
      />
    );
  /* With seconds: `2026-03-01T14:05:09`. */
  if (type === 'date') return <TextField {...common} type="datetime-local" step={1} />;
  if (name === IBAN)
    return (
      <TextField
        {...common}
        hint={t('iban_hint')}
        leading="TR"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(ibanDigits(event.target.value))}
      />
    );
  return (
    <TextField
      {...common}
      inputMode={type === 'number' ? 'numeric' : undefined}
      autoComplete={autoCompleteOf(name)}
      spellCheck={false}
    />
  );
}
