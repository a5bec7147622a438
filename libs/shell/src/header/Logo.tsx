import { useBrand } from '@baize/brand';
import { theme, UiLink } from '@baize/ui';
import { styled } from 'styled-components';

/**
 * The brand's logo, linked to home. The HTML defines its drawing as the symbol `#logo` and its ratio as
 * `--bz-logo-ratio`.
 */
export function Logo() {
  const { name } = useBrand();
  return (
    <Link href="/" aria-label={name}>
      <Drawing aria-hidden>
        <use href="#logo" />
      </Drawing>
    </Link>
  );
}

const Link = styled.span.attrs({ as: UiLink })`
  display: block;
`;

const Drawing = styled.svg`
  display: block;
  block-size: clamp(26px, 5vw, 36px);
  aspect-ratio: var(--bz-logo-ratio);
  /* It shrinks on the smallest phones to make room for the buttons. */
  max-inline-size: 100%;
  color: ${theme.color.onHeader};
`;
