import { socialLogos, type SocialNetwork } from './socialLogos.ts';

export type SocialLogoProps = {
  network: SocialNetwork;
  /** Edge in CSS pixels. */
  size?: number;
};

/**
 * The logo of a network, in the colour of the words around it.
 *
 * - Use beside the network's name, or within a link that has the name.
 * - Not for a row of links: SocialLinks. Not for a sign of our own: Icon.
 * - Aloud: nothing; whoever shows it alone names it.
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
