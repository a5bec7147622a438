import type { Provider } from '@baize/api';
import { GamepadIcon, Icon, liftOnHover, NextIcon, ProviderCarousel, theme, UiLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CATEGORY_ADDRESSES } from './categoryAddresses.ts';
import { lazyCategoryIcon } from './lazyCategoryIcon.tsx';
import type { Lobby } from './lobbies.ts';
import { providerPath } from './providerPath.ts';
import type { LobbyConfig } from './parseLobbyConfig.ts';

interface Props {
  lobby: Lobby;
  config: LobbyConfig;
}

/** The lobby's categories with their own URL, by the platform's names. */
const addressedCategories = ({ name }: Lobby, { categories }: LobbyConfig) =>
  CATEGORY_ADDRESSES.filter((address) => address.lobby === name).flatMap(({ path, slug }) => {
    const category = categories.find((one) => one.slug === slug);
    return category ? [{ path, name: category.name, icon: category.class }] : [];
  });

const logoOf =
  ({ name: lobby }: Lobby) =>
  ({ id, name, image }: Provider) => ({ id, name, image, href: providerPath(id, name, lobby) });

/** Links from a lobby to the pages of its categories and providers (spec 2/2.1/8 and 2/2.1/9). */
export function LobbyLinks({ lobby, config }: Props) {
  const { t } = useTranslation(['casino', 'casinoDeferred']);
  const categories = addressedCategories(lobby, config);
  return (
    <Root>
      {categories.length > 0 && (
        <Categories aria-label={t('category_pages', { ns: 'casinoDeferred' })}>
          {categories.map(({ path, name, icon }) => (
            <UiLink key={path} href={path} data-part="card">
              <Icon of={lazyCategoryIcon(icon)} size={20} />
              {name}
              <Icon of={NextIcon} size={18} />
            </UiLink>
          ))}
        </Categories>
      )}
      {config.providers.length > 0 && (
        <ProviderCarousel
          heading={t('providers')}
          icon={<Icon of={GamepadIcon} size={22} />}
          labels={{
            prev: t('previous'),
            next: t('next'),
            pause: t('pause'),
            play: t('resume'),
            slide: (number, total) => t('provider_of', { ns: 'casinoDeferred', number, total }),
          }}
          logos={config.providers.map(logoOf(lobby))}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Categories = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${theme.space.s};
  & > a {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    min-inline-size: 0;
    min-block-size: ${theme.control.l};
    ${liftOnHover}
    padding: ${theme.space.xs} ${theme.space.m};
    font-weight: ${theme.weight.bold};
  }
  & > a > :first-child {
    flex: none;
    color: ${theme.color.accentText};
  }
  & > a > :last-child {
    flex: none;
    margin-inline-start: auto;
    color: ${theme.color.textMuted};
  }
`;
