import { createContext, type ComponentType } from 'react';

export interface DepositProps {
  open: boolean;
  onClose: () => void;
}

/** Loads the deposit that opens over a page; an app provides it (`AppConfig.deposit`). */
export type DepositLoader = () => Promise<ComponentType<DepositProps>>;

/** Undefined in an app without one; the deposit is then a page. */
export const DepositLoaderContext = createContext<DepositLoader | undefined>(undefined);
