import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Brand } from './Brand.ts';

const BrandContext = createContext<Brand | undefined>(undefined);

/** Provides the brand to its children. */
export function BrandProvider({ brand, children }: { brand: Brand; children?: ReactNode }) {
  return createElement(BrandContext, { value: brand }, children);
}

/** The current page's brand. Throws outside a `BrandProvider`. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) {
    throw new Error('useBrand was called outside BrandProvider. Wrap the app, the test or the story in it.');
  }
  return brand;
}
