import { formatMoney, useLanguage } from '@baize/i18n';
import { Icon, media, SparklesIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Placeholder names of games that don't exist, with invented amounts (cents). */
const BLOCKS = [
  { name: 'Golden Orbit', cents: 48_250_00 },
  { name: 'Lucky Harbour', cents: 126_900_50 },
  { name: 'Crystal Canyon', cents: 305_475_75 },
] as const;

/** The featured blocks of the decorative jackpots, labelled as decoration. */
export function DecorativeFeatured({ currency }: { currency: string }) {
  const { t } = useTranslation('casinoDeferred');
  const language = useLanguage();
  return (
    <Root>
      {BLOCKS.map(({ name, cents }) => (
        <Block key={name}>
          <Kind>
            <Icon of={SparklesIcon} size={16} />
            {t('ornament_featured')}
          </Kind>
          <Name>{name}</Name>
          <span>{formatMoney(cents, currency, language)}</span>
        </Block>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.tile.gap};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Block = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  font-variant-numeric: tabular-nums;
`;

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.accentText};
  font-size: ${theme.size.xs};
`;

const Name = styled.strong`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
`;
