import { useHasRoute, paths } from '@baize/routing';
import { openRegisterDialog } from '@baize/session';
import { Button, Card, GiftIcon, Icon, TextLink, media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { promotionAddress } from '../promotions/promotionAddress.ts';
import { usePromotions } from '../promotions/usePromotions.ts';

/**
 * A sign-up button for visitors, with the offer for new players: the first promotion that asks for a deposit. Without
 * one it's just the button.
 */
export function SignUpOffer() {
  const { t } = useTranslation('contentPromotions');
  const offer = usePromotions().data?.find(({ action }) => action === 'deposit');
  const canRegister = useHasRoute()(paths.register);
  if (!canRegister) return null;
  return (
    <Card data-visitors-only>
      <Row>
        <Sign>
          <Icon of={GiftIcon} size={28} />
        </Sign>
        <Words>
          <Title>{offer?.name ?? t('sign_up_title')}</Title>
          <Terms>
            {offer?.terms ?? t('sign_up_text')}
            {offer && (
              <>
                {' '}
                <TextLink href={promotionAddress(offer.id)}>{t('sign_up_terms')}</TextLink>
              </>
            )}
          </Terms>
        </Words>
        <Button size="l" onClick={() => openRegisterDialog()}>
          {t('sign_up')}
        </Button>
      </Row>
    </Card>
  );
}

/* On phones the button has a separate row, so that the card has the height reserved for it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(auto, 220px);
  align-items: center;
  gap: ${theme.space.m};
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
    & > button {
      grid-column: 1 / -1;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  aspect-ratio: 1;
  border-radius: ${theme.radius.m};
  background: color-mix(in oklab, ${theme.color.accent} 18%, transparent);
  color: ${theme.color.accentText};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space.xs};
`;

const Title = styled.strong`
  font-family: ${theme.font.display};
  font-size: ${theme.size.l};
  overflow-wrap: anywhere;
`;

const Terms = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
