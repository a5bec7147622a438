import { useTranslation } from 'react-i18next';
import { PageMeta } from '@baize/routing';
import { ButtonLink, EmptyState, Icon, SearchIcon, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { PageMessage } from '../layout/PageMessage.tsx';
import { useMenu } from '../menu/useMenu.ts';

/** The number that fits next to the home link on a tablet. */
const MAX = 3;

/** /404, and every unknown URL, with links to the most popular pages. */
export function NotFoundPage() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const places = useMenu('top').filter(({ href }) => href !== undefined);
  return (
    <PageMessage>
      <PageMeta title={t('not_found')} unlisted />
      <EmptyState
        level={1}
        icon={SearchIcon}
        title={t('not_found')}
        text={t('not_found_text')}
        action={
          <Links>
            <ButtonLink href="/">{t('to_home', { ns: 'shell' })}</ButtonLink>
            {places.slice(0, MAX).map(({ id, href, icon, label }) => (
              <ButtonLink
                key={id}
                variant="secondary"
                href={href ?? '/'}
                leading={icon && <Icon of={icon} size={18} />}
              >
                {label}
              </ButtonLink>
            ))}
          </Links>
        }
      />
    </PageMessage>
  );
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
`;
