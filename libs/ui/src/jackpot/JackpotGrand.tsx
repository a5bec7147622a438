import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { whenReducedMotion } from '../motion/whenReducedMotion.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

type JackpotGrandProps = {
  heading: string;
  name: string;
  amount: ReactNode;
  icon: ReactNode;
  action?: ReactNode;
};

/**
 * The grand box of the JackpotBoard: the amount in the largest type of the page, over the brand's motif and a
 * light.
 */
export function JackpotGrand({ heading, name, amount, icon, action }: JackpotGrandProps) {
  return (
    <Root>
      <Heading>{heading}</Heading>
      <Tier>
        {icon}
        {name}
      </Tier>
      <Amount>{amount}</Amount>
      {action && <Action>{action}</Action>}
    </Root>
  );
}

/* Runs twice and stops: anything that moves for longer would need a pause button. */
const pass = keyframes`from { transform: translateX(-120%) skewX(-18deg); } to { transform: translateX(420%) skewX(-18deg); }`;

const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  min-block-size: 260px;
  padding: ${theme.space.l} ${theme.space.m};
  border-radius: ${theme.radius.l};
  background:
    radial-gradient(
      90% 130% at 50% -20%,
      color-mix(in oklab, ${theme.color.second} 42%, transparent),
      transparent 70%
    ),
    radial-gradient(
      70% 90% at 50% 120%,
      color-mix(in oklab, ${theme.color.accent} 36%, transparent),
      transparent 72%
    ),
    ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px color-mix(in oklab, ${theme.color.second} 60%, transparent),
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 30%, transparent),
    ${theme.shadow.l};
  text-align: center;
  overflow: hidden;
  container-type: inline-size;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background-image: ${theme.motif.image};
    opacity: 0.3;
    mask-image: radial-gradient(ellipse 70% 70% at 50% 50%, transparent 45%, #000);
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 26%;
    background: linear-gradient(
      to right,
      transparent,
      color-mix(in oklab, ${theme.color.onScrim} 16%, transparent),
      transparent
    );
    transform: translateX(-120%) skewX(-18deg);
    animation: ${pass} 2.2s ${theme.motion.ease} 0.4s 2;
    ${whenReducedMotion('animation: none;')}
  }
`;

const Heading = styled.h2`
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
  max-inline-size: 100%;
`;

const Tier = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 14px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.second};
  color: ${theme.color.onSecond};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
  box-shadow:
    inset 0 1px 0 color-mix(in oklab, ${theme.color.onScrim} 40%, transparent),
    ${theme.shadow.m};
`;

/* Nine digits with kuruş and a sign must fit in the widest font: the size follows the box. */
const Amount = styled.p`
  max-inline-size: 100%;
  padding-block: 0.08em;
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  font-size: clamp(1.1rem, 8.6cqi, calc(1.15 * ${theme.size.hero}));
  letter-spacing: ${theme.tracking.display};
  line-height: 1.1;
  background: linear-gradient(180deg, ${theme.color.text} 25%, ${theme.color.secondText} 95%);
  background-clip: text;
  -webkit-text-fill-color: transparent;
  @media (forced-colors: active) {
    -webkit-text-fill-color: currentColor;
  }
  ${media.desktop} {
    filter: drop-shadow(0 6px 24px color-mix(in oklab, ${theme.color.second} 45%, transparent));
  }
`;

const Action = styled.div`
  margin-block-start: ${theme.space.xs};
`;
