import { useBrand } from '@baize/brand';
import { storedJson } from '@baize/site';
import { leavePage } from '@baize/ui';
import { useEffect } from 'react';
import { activeDomainTarget } from './activeDomainTarget.ts';

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const sentOnAt = storedJson('active_domain_at', isMoment);

/** Redirects the window to the operator's active domain. */
export function useActiveDomain(activeDomain: unknown) {
  const { hosts, fixedHosts } = useBrand();
  useEffect(() => {
    const now = Date.now();
    const rules = { activeDomain, hosts, fixedHosts, lastAt: sentOnAt.get(), now };
    const target = activeDomainTarget(location, rules);
    if (!target) return;
    sentOnAt.set(now);
    leavePage(target);
  }, [activeDomain, hosts, fixedHosts]);
}
