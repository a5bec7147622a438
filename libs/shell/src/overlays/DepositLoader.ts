import type { ComponentType } from 'react';

export interface DepositProps {
  open: boolean;
  onClose: () => void;
}

/** Loads the deposit that opens over a page; an app provides it (`AppConfig.deposit`). */
export type DepositLoader = () => Promise<ComponentType<DepositProps>>;
