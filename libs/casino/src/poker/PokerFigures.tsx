import { formatMoney, languageEntry, useLanguage } from '@baize/i18n';
import { media, Money, theme } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { pokerQueries } from './pokerQueries.ts';

/** The network's currency. */
const CURRENCY = 'TRY';

/** Total balance and active players at the tables, updated by polling (spec 2/2.5/1 and 2/2.5/2). */
export function PokerFigures() {
  const { t } = useTranslation('casinoWalletGames');
  const language = useLanguage();
  const { data } = useQuery(pokerQueries.totals());
  const count = (value: number | undefined) => value?.toLocaleString(languageEntry(language).locale);
  const money = data?.balance === undefined ? undefined : formatMoney(data.balance, CURRENCY, language);
  const figures = [
    { id: 'total', label: t('total_at_tables'), value: money },
    { id: 'players', label: t('players'), value: count(data?.players) },
    { id: 'tables', label: t('tables'), value: count(data?.tables) },
  ];
  return (
    <Root>
      {figures.map(({ id, label, value }) => (
        <Figure key={id} data-id={id}>
          <dt>{label}</dt>
          <dd>
            <Money amount={value} unknownLabel={t('unknown')} />
          </dd>
        </Figure>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s} ${theme.space.l};
  justify-self: stretch;
  max-inline-size: 560px;
  margin-block: ${theme.space.xs};
  ${media.tablet} {
    grid-template-columns: auto auto auto;
    justify-content: start;
  }
`;

const Figure = styled.div`
  display: grid;
  align-content: space-between;
  dt {
    font-size: ${theme.size.s};
    line-height: 1.3;
    opacity: 0.82;
  }
  dd {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    font-size: ${theme.size.xl};
    line-height: 1.2;
  }
  &[data-id='total'] {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    &[data-id='total'] {
      grid-column: auto;
    }
  }
`;
