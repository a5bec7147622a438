import { theme } from '@baize/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

/** A team's crest, or its first letter if there is no crest or it fails to load. */
export function TeamCrest({ name, logo }: { name: string; logo: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!logo || broken === logo) return <Letter aria-hidden="true">{[...name][0]}</Letter>;
  return (
    <Image
      src={logo}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(logo)}
    />
  );
}

const Image = styled.img`
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  object-fit: contain;
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  font-size: ${theme.size.s};
`;
