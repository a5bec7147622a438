import { useSiteName } from '@baize/brand';
import { theme, UiLink, useFirstPageReady } from '@baize/ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { deferredComponent } from '../deferredComponent.tsx';

const OperatorLogo = deferredComponent(async () => (await import('./OperatorLogo.tsx')).OperatorLogo);

/**
 * The brand's logo, linked to home. The HTML defines its drawing as the symbol `#logo` and its ratio as
 * `--bz-logo-ratio`. An image of the operator's takes its place once it's there.
 */
export function Logo() {
  const name = useSiteName();
  const settled = useFirstPageReady();
  return (
    <Link href="/" aria-label={name}>
      <Drawing aria-hidden>
        <use href="#logo" />
      </Drawing>
      <Suspense fallback={null}>{settled && <OperatorLogo alt={name} />}</Suspense>
    </Link>
  );
}

const Link = styled.span.attrs({ as: UiLink })`
  display: block;
  position: relative;
`;

const Drawing = styled.svg`
  display: block;
  block-size: clamp(26px, 5vw, 36px);
  aspect-ratio: var(--bz-logo-ratio);
  /* It shrinks on the smallest phones to make room for the buttons. */
  max-inline-size: 100%;
  /* Its last letter ends at its edge, which is rarely at a whole pixel. */
  overflow: visible;
  color: ${theme.color.onHeader};
  &:has(+ [data-loaded='true']) {
    visibility: hidden;
  }
`;
