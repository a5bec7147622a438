import { useQuery } from '@tanstack/react-query';
import { Providers } from '../providers/Providers.tsx';
import { providerQueries } from '../providers/providerQueries.ts';

/** The game providers' logos in the footer (spec 2/2.13/26). */
export function FooterProviders() {
  const { data = [] } = useQuery(providerQueries.casino());
  return data.length > 0 && <Providers />;
}
