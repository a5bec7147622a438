import { useTranslation } from 'react-i18next';
import type { Provider } from '@baize/api';
import { Button, Chip, ChipRow } from '@baize/ui';
import type { LobbyState } from './lobbyState.ts';

interface Props {
  state: LobbyState;
  providers: readonly Provider[];
  onChange: (change: { providers?: number[]; search?: string }) => void;
}

/** The active filters as removable chips. */
export function ActiveFilters({ state, providers, onChange }: Props) {
  const { t } = useTranslation('casinoDeferred');
  const nameOf = (id: number) => providers.find((provider) => provider.id === id)?.name ?? String(id);
  const clear = (
    <Button variant="quiet" size="s" onClick={() => onChange({ providers: [], search: '' })}>
      {t('clear_all')}
    </Button>
  );
  return (
    <ChipRow label={t('active_filters')} action={clear}>
      {state.search && (
        <Chip
          label={`“${state.search}”`}
          removeLabel={t('remove_filter', { name: state.search })}
          onRemove={() => onChange({ search: '' })}
        />
      )}
      {state.providers.map((id) => (
        <Chip
          key={id}
          label={nameOf(id)}
          removeLabel={t('remove_filter', { name: nameOf(id) })}
          onRemove={() => onChange({ providers: state.providers.filter((other) => other !== id) })}
        />
      ))}
    </ChipRow>
  );
}
