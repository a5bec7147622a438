import { socialLogos, type SocialNetwork } from './socialLogos.ts';

export type SocialLogoProps = {
  network: SocialNetwork;
  /** Width and height in CSS px. */
  size?: number;
};

/**
 * The logo of a network, in the colour of the surrounding text.
 *
 * - Use next to the network's name, or inside a link that has the name.
 * - Not for a row of links: SocialLinks. Not for an icon of our own: Icon.
 * - Screen reader: nothing; when shown alone, its container needs a name.
 */
export function SocialLogo({ network, size = 20 }: SocialLogoProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      <path d={socialLogos[network]} />
    </svg>
  );
}
