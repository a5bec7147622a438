import { createContext, type ComponentType } from 'react';

export interface DepositProps {
  open: boolean;
  onClose: () => void;
}

/** Loads the deposit overlay; provided by the app (`AppConfig.deposit`). */
export type DepositLoader = () => Promise<{ QuickDeposit: ComponentType<DepositProps> }>;

/** Undefined in an app without one; the deposit is then a page. */
export const DepositLoaderContext = createContext<DepositLoader | undefined>(undefined);
