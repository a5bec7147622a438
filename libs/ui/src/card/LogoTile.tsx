import { useState } from 'react';
import { styled } from 'styled-components';
import { UiLink } from '../link/UiLink.tsx';
import { theme } from '../theme/theme.ts';

export type Logo = { id: string | number; name: string; image?: string; href?: string };

/** A provider's or payment method's logo on a plate; its name as text if there is no image. */
export function LogoTile({ logo }: { logo: Logo }) {
  const [broken, setBroken] = useState(false);
  const drawn = logo.image && !broken;
  const content = drawn ? (
    <Image
      src={logo.image}
      alt={logo.name}
      width={120}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  ) : (
    <Name>{logo.name}</Name>
  );
  return logo.href ? (
    <Plate as={UiLink} href={logo.href} data-link="true" data-text={!drawn}>
      {content}
    </Plate>
  ) : (
    <Plate data-text={!drawn}>{content}</Plate>
  );
}

const Plate = styled.span`
  display: grid;
  place-items: center;
  block-size: 64px;
  padding: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  /*
   * Logos are drawn for the brand's own scheme: light plates stay light, and logos made for dark plates are inverted.
   */
  background: var(--bz-plate, ${theme.color.raised});
  /* Text uses the colours of the current scheme. */
  &[data-text='true'] {
    background: ${theme.color.raised};
  }
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.textMuted};
  text-decoration: none;
  transition:
    box-shadow ${theme.motion.fast} ${theme.motion.ease},
    color ${theme.motion.fast} ${theme.motion.ease};
  &[data-link]:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.accentText};
    color: ${theme.color.text};
  }
`;

const Image = styled.img`
  max-inline-size: 100%;
  inline-size: auto;
  block-size: 40px;
  object-fit: contain;
  filter: var(--bz-logo-turn, none);
`;

const Name = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  text-align: center;
  text-overflow: ellipsis;
`;
