import { useBrand, useSiteOptions } from '@baize/brand';
import { useText } from '@baize/i18n';
import { GiftIcon, Icon, SupportIcon, theme } from '@baize/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { contentMessages } from '../messages.ts';
import { HelpLink } from './HelpLink.tsx';
import { helpOf } from './helpOf.ts';

/** The end of the promotions' page: what to do when nothing here fits. */
export function HelpPanel() {
  const t = useText(contentMessages);
  const title = useId();
  const isBonus = helpOf(useBrand().features, useSiteOptions()) === 'bonus';
  return (
    <Root aria-labelledby={title}>
      <Sign>
        <Icon of={isBonus ? GiftIcon : SupportIcon} size={26} />
      </Sign>
      <Words>
        <Title id={title}>{t(isBonus ? 'bonus_wanted' : 'support_wanted')}</Title>
        <Text>{t(isBonus ? 'bonus_wanted_text' : 'support_wanted_text')}</Text>
      </Words>
      <HelpLink />
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background:
    radial-gradient(
      90% 160% at 100% 0,
      color-mix(in oklab, ${theme.color.accent} 22%, transparent),
      transparent 70%
    ),
    ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 52px;
  block-size: 52px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
`;

const Text = styled.p`
  color: ${theme.color.textMuted};
`;
