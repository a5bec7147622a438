import type { Provider } from '@baize/api';
import { lazyPart } from '@baize/routing';
import { Button, FilterIcon, Icon, media, theme } from '@baize/ui';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { casinoDeferredTexts } from '../texts.ts';
import { LobbySearch } from './LobbySearch.tsx';
import type { AddressedLobby } from './useLobbyState.ts';

const ProviderFilter = lazyPart(
  async () => (await import('./ProviderFilter.tsx')).ProviderFilter,
  casinoDeferredTexts,
);

interface Props extends Pick<AddressedLobby, 'state' | 'change'> {
  /** The lobby's providers; without them there is no provider filter. */
  providers?: readonly Provider[];
  /** False for a lobby that is itself a search. */
  searchable?: boolean;
}

/** The search box and the provider filter. */
export function FilterBar({ state, change, providers, searchable = true }: Props) {
  const { t } = useTranslation('casino');
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const search = useCallback((text: string) => change({ search: text }, 'typing'), [change]);
  return (
    <>
      <Line>
        {searchable && <LobbySearch search={state.search} onSearch={search} />}
        {providers && (
          <Button
            variant="secondary"
            leading={<Icon of={FilterIcon} size={18} />}
            onClick={() => setPanel('open')}
          >
            {state.providers.length > 0
              ? t('providers_chosen', { count: state.providers.length })
              : t('providers')}
          </Button>
        )}
      </Line>
      {providers && panel !== 'never' && (
        <Suspense fallback={null}>
          <ProviderFilter
            open={panel === 'open'}
            onClose={() => setPanel('closed')}
            providers={providers}
            selected={state.providers}
            onApply={(ids) => change({ providers: ids })}
          />
        </Suspense>
      )}
    </>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${theme.space.s};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.desktop} {
    inline-size: min(100%, 520px);
  }
`;
