import { SelectField } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { historyQueries } from '../historyQueries.ts';

interface Props {
  /** 1 deposits, 2 withdrawals. */
  type: number;
  /** 0 means all. */
  value: number;
  onChange: (method: number) => void;
}

/** The payment methods of a type; if they fail to load, the list can still be filtered by type. */
export function MethodField({ type, value, onChange }: Props) {
  const { t } = useTranslation('accountHistory');
  const { data = [], isLoading, isError } = useQuery(historyQueries.methods(type === 1 ? 1 : 2));
  return (
    <SelectField
      label={t('method')}
      hint={isError ? t('methods_failed') : undefined}
      value={String(value)}
      disabled={isLoading}
      onChange={({ target }) => onChange(Number(target.value))}
      options={[
        { value: '0', label: t('all_methods') },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
