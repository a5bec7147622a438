import { useHasRoute } from '@baize/routing';
import { openRegisterDialog } from '@baize/session';
import { Button, Card, GiftIcon, Icon, TextLink, media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { promotionAddress } from '../promotions/promotionAddress.ts';
import { usePromotions } from '../promotions/usePromotions.ts';

/**
 * A visitor's way to an account, with the offer for new players: the first promotion that asks for a deposit.
 * Without one it is just the way to an account.
 */
export function SignUpOffer() {
  const { t } = useTranslation('contentPromotions');
  const offer = usePromotions().data?.find(({ action }) => action === 'deposit');
  const canRegister = useHasRoute()('/Register');
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  & > button {
    flex: 1 0 auto;
    max-inline-size: 100%;
    ${media.web} {
      flex: none;
      min-inline-size: 220px;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 56px;
  aspect-ratio: 1;
  border-radius: ${theme.radius.m};
  background: color-mix(in oklab, ${theme.color.accent} 18%, transparent);
  color: ${theme.color.accentText};
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 200px;
  gap: ${theme.space.xs};
  min-inline-size: 0;
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
