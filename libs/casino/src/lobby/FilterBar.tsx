import type { Provider } from '@baize/api';
import { useText } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Button, FilterIcon, Icon, theme } from '@baize/ui';
import { Suspense, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { casinoMessages } from '../messages.ts';
import { LobbySearch } from './LobbySearch.tsx';
import type { AddressedLobby } from './useLobbyState.ts';

const ProviderFilter = lazyPart(async () => (await import('./ProviderFilter.tsx')).ProviderFilter);

const ActiveFilters = lazyPart(async () => (await import('./ActiveFilters.tsx')).ActiveFilters);

interface Props extends Pick<AddressedLobby, 'state' | 'change'> {
  providers: readonly Provider[];
  /** A lobby that is itself a search has no box for another one. */
  searchable: boolean;
}

/** Search, providers, and what is chosen of both. */
export function FilterBar({ state, change, providers, searchable }: Props) {
  const t = useText(casinoMessages);
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const search = useCallback((text: string) => change({ search: text }, 'typing'), [change]);
  return (
    <Root>
      <Line>
        {searchable && <LobbySearch search={state.search} onSearch={search} />}
        <Button
          variant="secondary"
          leading={<Icon of={FilterIcon} size={18} />}
          onClick={() => setPanel('open')}
        >
          {state.providers.length > 0
            ? t('providers_chosen', { count: state.providers.length })
            : t('providers')}
        </Button>
      </Line>
      {(state.providers.length > 0 || state.search !== '') && (
        <Suspense fallback={null}>
          <ActiveFilters state={state} providers={providers} onChange={change} />
        </Suspense>
      )}
      {panel !== 'never' && (
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
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.s};
`;

const Line = styled.div`
  display: flex;
  gap: ${theme.space.s};
  & > div {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 480px;
  }
`;
