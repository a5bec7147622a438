import { formatMoney, useLanguage } from '@baize/i18n';
import { CrownIcon, DecorativeCarousel, Icon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DecorativeFeatured } from './DecorativeFeatured.tsx';

/** Invented names and amounts (cents) that can't be won; the last line explains that. */
const ORNAMENTS = [
  { name: 'Mini', cents: 1_250_40 },
  { name: 'Midi', cents: 18_730_15 },
  { name: 'Maxi', cents: 96_404_80 },
  { name: 'Mega', cents: 512_880_25 },
  { name: 'Ultra', cents: 2_740_915_60 },
  { name: 'Titan', cents: 7_185_300_45 },
] as const;
const CURRENCY = 'TRY';
const PER_VIEW = { 0: 2, 768: 3, 992: 4, 1200: 5 };

/**
 * Jackpots and featured blocks as decoration, for brands that want them; 2, 3, 4 or 5 jackpots side by side by width.
 * Hidden from assistive technology, and labelled as decoration for everyone else (spec 2/2.3/7).
 */
export function DecorativeJackpots() {
  const { t } = useTranslation('casinoDeferred');
  const language = useLanguage();
  return (
    <Root aria-hidden="true" inert>
      <DecorativeCarousel perView={PER_VIEW}>
        {ORNAMENTS.map(({ name, cents }) => (
          <Slide key={name}>
            <Icon of={CrownIcon} size={20} />
            <Name>{name}</Name>
            <Amount>{formatMoney(cents, CURRENCY, language)}</Amount>
          </Slide>
        ))}
      </DecorativeCarousel>
      <DecorativeFeatured currency={CURRENCY} />
      <Note>{t('ornament_note')}</Note>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
`;

const Slide = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.l};
  background: linear-gradient(
    150deg,
    color-mix(in oklab, ${theme.color.accent} 22%, ${theme.color.surface}),
    ${theme.color.surface} 70%
  );
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.accentText};
`;

const Name = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.bold};
`;

const Amount = styled.span`
  grid-column: 1 / -1;
  color: ${theme.color.text};
  font-family: ${theme.font.display};
  font-size: ${theme.size.l};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.display};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  text-align: end;
`;
