import { styled } from 'styled-components';
import { touchTarget } from '../a11y/touchTarget.ts';
import { UiLink } from '../link/UiLink.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { SocialLogo } from './SocialLogo.tsx';
import type { SocialNetwork } from './socialLogos.ts';

export type SocialLink = {
  network: SocialNetwork;
  /** The link's purpose: "Telegram channel". Read aloud, and shown as a native tooltip on hover. */
  name: string;
  /** A checked URL (`safeUrl`). */
  href: string;
};

export type SocialLinksProps = {
  label: string;
  links: readonly SocialLink[];
  /** `s` without a plate, for a slim bar; the touch target is still 44 px. */
  size?: 's' | 'm';
};

/**
 * A brand's social networks: their logos, in as many rows as they need. Renders nothing without links.
 *
 * - Use in the footer, the header's menu and on the contact page.
 * - Not for one network with text: TextLink with a SocialLogo before it. Not for help on the site: Button.
 * - Keys: Tab reaches each; Enter opens it in a new tab.
 * - Screen reader: a named list of links named by their network; the logo itself is hidden.
 */
export function SocialLinks({ label, links, size = 'm' }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <Row aria-label={label} data-size={size}>
      {links.map(({ network, name, href }) => (
        <li key={network}>
          <Place href={href} target="_blank" rel="noopener noreferrer" aria-label={name} title={name}>
            <SocialLogo network={network} size={size === 's' ? 16 : undefined} />
          </Place>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  &[data-size='s'] {
    flex-wrap: nowrap;
    gap: 0;
  }
`;

const Place = styled(UiLink)`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.raised};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.textMuted};
  transition:
    background-color ${theme.motion.fast} ${theme.motion.ease},
    box-shadow ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover {
      background: ${theme.color.accent};
      box-shadow: inset 0 0 0 1px ${theme.color.accent};
      color: ${theme.color.onAccent};
    }
  }
  [data-size='s'] > li > & {
    inline-size: 30px;
    block-size: 30px;
    background: none;
    box-shadow: none;
    ${touchTarget}
    ${media.hover} {
      &:hover {
        color: ${theme.color.accentText};
      }
    }
  }
  @media (forced-colors: active) {
    border: 1px solid currentColor;
  }
`;
