import { lowerCase } from '@baize/i18n';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Providers } from '../providers/Providers.tsx';
import { providerQueries } from '../providers/providerQueries.ts';

/** Home ends with the same logos. */
const HOME = ['/', '/home'];

/** The makers of the games at the end of every page but home (spec: document 2, section 2.13). */
export function ProviderBand() {
  const { pathname } = useLocation();
  const { data = [] } = useQuery(providerQueries.casino());
  if (data.length === 0 || HOME.includes(lowerCase(pathname))) return null;
  return <Providers />;
}
