import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Brand } from './Brand.ts';
import { BrandProvider, useBrand } from './BrandContext.ts';

it('hands the brand to everything inside', () => {
  const brand = { name: 'Test' } as Brand;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(BrandProvider, { brand, children });
  expect(renderHook(() => useBrand(), { wrapper }).result.current).toBe(brand);
});

it('says what to do when there is no provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useBrand())).toThrow(/Wrap the app/);
});
