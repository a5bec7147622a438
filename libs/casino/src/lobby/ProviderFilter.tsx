import { useTranslation } from 'react-i18next';
import type { Provider } from '@baize/api';
import { matchesSearch } from '@baize/i18n';
import { FilterPanel, Sheet } from '@baize/ui';

interface Props {
  open: boolean;
  onClose: () => void;
  providers: readonly Provider[];
  selected: readonly number[];
  onApply: (providers: number[]) => void;
}

/** A multiple choice of the lobby's providers, with the number of games of each. */
export function ProviderFilter({ open, onClose, providers, selected, onApply }: Props) {
  const { t } = useTranslation(['casinoDeferred', 'casino']);
  const labels = {
    title: t('providers', { ns: 'casino' }),
    search: t('search_providers'),
    clearSearch: t('clear_search', { ns: 'casino' }),
    clearAll: t('clear_all'),
    apply: t('apply'),
    close: t('close', { ns: 'casino' }),
    nothingFound: t('no_provider_found'),
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      closeLabel={labels.close}
    >
      <FilterPanel
        bare
        options={providers.map(({ id, name, game_count }) => ({
          id: String(id),
          label: name,
          count: game_count,
        }))}
        selected={selected.map(String)}
        matches={matchesSearch}
        labels={labels}
        onClose={onClose}
        onApply={(ids) => {
          onApply(ids.map(Number));
          onClose();
        }}
      />
    </Sheet>
  );
}
