/* @chunk base */
import { createElement, type ReactNode } from 'react';
import type { IconComponent } from './Icon.tsx';

/** An icon as `lucide-react` describes it: its edge, and its shapes as tag and attributes. */
interface IconData {
  size: number;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Replaces the function of the same name in `lucide-react` in builds (`vite.shared.ts`, ADR 46): an icon is one
 * element, styled by `Icon` and the global CSS.
 */
export function createLucideIcon({ size, node }: IconData): IconComponent {
  const shapes: ReactNode[] = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) =>
    createElement('svg', { className: 'lucide', viewBox: `0 0 ${size} ${size}`, ...props }, ...shapes);
}
