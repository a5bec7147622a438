import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Brand } from './Brand.ts';
import { BrandProvider, useBrand } from './BrandContext.ts';

it('provides the brand to its children', () => {
  const brand = { name: 'Test' } as Brand;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(BrandProvider, { brand, children });
  expect(renderHook(() => useBrand(), { wrapper }).result.current).toBe(brand);
});

it('throws with instructions when there is no provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useBrand())).toThrow(/Wrap the app/);
});
