import { storedJson, useBrand } from '@baize/brand';
import { leavePage } from '@baize/ui';
import { useEffect } from 'react';
import { activeDomainTarget } from './activeDomainTarget.ts';

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const sentOnAt = storedJson('active_domain_at', isMoment);

/** Redirects the window to the operator's active domain. */
export function useActiveDomain(activeDomain: unknown) {
  const { hosts } = useBrand();
  useEffect(() => {
    const now = Date.now();
    const target = activeDomainTarget(location, { activeDomain, hosts, lastAt: sentOnAt.get(), now });
    if (!target) return;
    sentOnAt.set(now);
    leavePage(target);
  }, [activeDomain, hosts]);
}
