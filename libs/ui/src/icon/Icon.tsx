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
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    />
  );
}
