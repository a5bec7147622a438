import { useTranslation } from 'react-i18next';
import { formatOdds, useLanguage } from '@baize/i18n';
import { media, theme, UiLink } from '@baize/ui';
import { styled } from 'styled-components';
import { TeamCrest } from './TeamCrest.tsx';
import { MatchTime } from './MatchTime.tsx';
import type { Match, MatchPick } from './decodeMatches.ts';
import { useMatchHref } from './useMatchHref.ts';

/** A match: competition and time, the two sides, and the odds, each linked to its bet. */
export function MatchCard({ match }: { match: Match }) {
  const { tournament, startsAt, home, away, homeLogo, awayLogo, odds } = match;
  const { t } = useTranslation('sport');
  const language = useLanguage();
  const hrefOf = useMatchHref();
  const outcome = (sign: string, name: string, pick: MatchPick) => (
    <Outcome
      sign={sign}
      name={name}
      pays={formatOdds(odds[pick], language)}
      href={odds[pick] === undefined ? '' : hrefOf(match, pick)}
    />
  );
  return (
    <Root aria-label={t('match', { home, away })}>
      <Head>
        <Tournament>{tournament}</Tournament>
        {startsAt && <MatchTime startsAt={startsAt} />}
      </Head>
      <Team>
        <TeamCrest name={home} logo={homeLogo} />
        {home}
      </Team>
      <Team>
        <TeamCrest name={away} logo={awayLogo} />
        {away}
      </Team>
      <Odds aria-label={t('odds')}>
        {outcome('1', home, 'p1')}
        {outcome('X', t('draw'), 'x')}
        {outcome('2', away, 'p2')}
      </Odds>
    </Root>
  );
}

interface OutcomeProps {
  sign: string;
  name: string;
  pays: string;
  /** Empty if there is no page to bet on. */
  href: string;
}

function Outcome({ sign, name, pays, href }: OutcomeProps) {
  const { t } = useTranslation('sport');
  return (
    <div>
      <dt aria-label={name}>{sign}</dt>
      <dd>
        {href ? (
          <UiLink href={href} aria-label={t('bet_on', { name, odds: pays })}>
            {pays}
          </UiLink>
        ) : (
          pays
        )}
      </dd>
    </div>
  );
}

const Root = styled.article`
  display: grid;
  gap: ${theme.space.xs};
  inline-size: clamp(270px, 80vw, 340px);
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  margin-block-end: ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

const Tournament = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Team = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: 0;
  font-weight: ${theme.weight.bold};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Odds = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xs};
  margin-block-start: ${theme.space.xs};
  & > div {
    position: relative;
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space.xs};
    padding: ${theme.space.xs} ${theme.space.s};
    border-radius: ${theme.radius.s};
    background: ${theme.color.raised};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole cell can be pressed. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.s};
  }
  ${media.hover} {
    a:hover::after {
      box-shadow: inset 0 0 0 2px ${theme.color.accent};
    }
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
