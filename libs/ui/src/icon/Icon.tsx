import type { ComponentType, SVGProps } from 'react';

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

export type IconProps = {
  /** One of the exports of `icons.ts`, for example `StarIcon`. */
  of: IconComponent;
  /** Edge in CSS pixels. */
  size?: number;
  /** Only when the icon stands alone and says something; otherwise it is hidden from assistive technology. */
  label?: string;
  filled?: boolean;
};

/** What every icon has in common stands in the global CSS; as attributes it would be said, and read, again for each. */
const DRAWN_BY_CSS = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/**
 * Draws one of our icons (`Foundations/Icons` shows all) in the colour of the words around it.
 *
 * - Use beside words, inside a control, or alone with a `label`.
 * - Not as a button: IconButton. Not for the logo of a network: SocialLogo.
 * - Aloud: nothing beside words; with a `label` it is a picture of that name.
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
