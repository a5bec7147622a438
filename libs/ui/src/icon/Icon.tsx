/* @chunk base */
import type { ComponentType, SVGProps } from 'react';

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

export type IconProps = {
  /** One of the exports of `icons.ts`, for example `StarIcon`. */
  of: IconComponent;
  /** Edge in CSS pixels. */
  size?: number;
  /** Only for an icon that has a meaning and no text next to it; otherwise it's hidden from assistive technology. */
  label?: string;
  filled?: boolean;
};

/** The attributes shared by all icons are in the global CSS; inline they would be repeated for each icon. */
const DRAWN_BY_CSS = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/**
 * Renders one of our icons (`Foundations/Icons` shows all) in the colour of the surrounding text.
 *
 * - Use next to text, inside a control, or alone with a `label`.
 * - Not as a button: IconButton. Not for the logo of a network: SocialLogo.
 * - Screen reader: nothing next to text; with a `label` it is an image of that name.
 */
export function Icon({ of: Drawing, size = 20, label, filled }: IconProps) {
  return (
    <Drawing
      width={size}
      height={size}
      {...DRAWN_BY_CSS}
      data-filled={filled || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    />
  );
}
