import { Money, ProgressBar, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BonusRow } from '../history/historyRows.ts';
import { MomentText } from '../history/list-page/MomentText.tsx';
import { useRowWords } from '../history/list-page/useRowWords.ts';

/** A bonus with its amount, wagering progress, remaining amount and expiry. */
export function ActiveBonusRow({ bonus }: { bonus: BonusRow }) {
  const { t } = useTranslation('accountBonuses');
  const words = useRowWords();
  const { name, amount, wagering, expires_at: expires } = bonus;
  const left = wagering && wagering.required - wagering.wagered;
  return (
    <Row>
      <Line>
        <Name>{name || t('bonus_unnamed')}</Name>
        <Money
          amount={amount === undefined ? undefined : words.money(amount)}
          unknownLabel={t('amount_unknown')}
        />
      </Line>
      {wagering && (
        <ProgressBar
          label={t('wagered')}
          value={wagering.wagered / wagering.required}
          text={t('wagered_of', {
            wagered: words.money(wagering.wagered),
            required: words.money(wagering.required),
          })}
        />
      )}
      {(left !== undefined || expires !== undefined) && (
        <Facts>
          {left !== undefined && (
            <span>{left > 0 ? t('wagering_left', { left: words.money(left) }) : t('wagering_done')}</span>
          )}
          {expires !== undefined && (
            <span>
              {words.dates.label(t('valid_until'))}: <MomentText ms={expires} words={words} />
            </span>
          )}
        </Facts>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
  & + & {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};
  font-weight: ${theme.weight.bold};
`;

const Name = styled.h3`
  min-inline-size: 0;
  font-size: ${theme.size.m};
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
`;
