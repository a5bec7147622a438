import { lazy, Suspense, use, useState, type ComponentType } from 'react';
import { AppPartsContext } from '../start/AppPartsContext.ts';
import type { DepositLoader, DepositProps } from './DepositLoader.ts';

const loaded = new WeakMap<DepositLoader, ComponentType<DepositProps>>();

/** The app's deposit, loaded once. */
function lazyDeposit(load: DepositLoader): ComponentType<DepositProps> {
  const found = loaded.get(load) ?? lazy(async () => ({ default: await load() }));
  loaded.set(load, found);
  return found;
}

/** The deposit in an overlay (spec 3/2.money/9); a game behind it continues. */
export function DepositOverlay(props: DepositProps) {
  const { deposit: load } = use(AppPartsContext);
  const [Deposit] = useState(() => load && lazyDeposit(load));
  return <Suspense fallback={null}>{Deposit && <Deposit {...props} />}</Suspense>;
}
