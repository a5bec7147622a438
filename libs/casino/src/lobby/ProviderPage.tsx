import { Redirect } from '@baize/routing';
import { useParams } from 'react-router';
import type { ProviderAddress } from './providerAddresses.ts';
import { ProviderView } from './ProviderView.tsx';
import { readProviderId } from './readProviderId.ts';

/** The games of the provider in the URL; an id that this path doesn't allow is not found (spec 2/2.1/9). */
export function ProviderPage({ address }: { address: ProviderAddress }) {
  const id = readProviderId(address, useParams().id);
  return id === undefined ? <Redirect to="/404" /> : <ProviderView key={id} address={address} id={id} />;
}
