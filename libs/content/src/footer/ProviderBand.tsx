import { useQuery } from '@tanstack/react-query';
import { Providers } from '../providers/Providers.tsx';
import { providerQueries } from '../providers/providerQueries.ts';

/** The makers of the games (spec: document 2, section 2.13). */
export function ProviderBand() {
  const { data = [] } = useQuery(providerQueries.casino());
  return data.length > 0 && <Providers />;
}
