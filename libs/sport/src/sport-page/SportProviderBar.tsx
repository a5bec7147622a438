import {
  BallIcon,
  CloseIcon,
  GamepadIcon,
  HistoryIcon,
  IconButton,
  ProviderBar,
  ReloadIcon,
  SportIcon,
  TrophyIcon,
  type NavItem,
} from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  pagesOf,
  SPORT_PROVIDERS,
  type SportPageName,
  type SportProvider,
} from '../providers/sportProviders.ts';
import { sectionAddress, sectionOf, sportAddress, type SportSection } from '../providers/sportSections.ts';

interface Props {
  page: SportPageName;
  provider: SportProvider | undefined;
  /** Undefined until the options have loaded. */
  tabs: readonly SportProvider[] | undefined;
  onReload: () => void;
}

const HOME = '/';
const ICONS = { sport: SportIcon, live: BallIcon, esport: GamepadIcon } as const;
const SECTIONS = Object.keys(ICONS) as readonly SportSection[];
/** Pages next to the sections, if the provider has them. */
const EXTRAS = [
  { page: 'results', icon: TrophyIcon },
  { page: 'history', icon: HistoryIcon },
] as const;

/**
 * The top bar of sport: the sections, the providers' tabs, and buttons. Choosing a tab navigates to that
 * provider's page (spec 2/2.7/5, ADR 39).
 */
export function SportProviderBar({ page, provider, tabs, onReload }: Props) {
  const { t } = useTranslation('sport');
  const navigate = useNavigate();
  const isExtra = page === 'results' || page === 'history';
  const sections = SECTIONS.map((id): NavItem => ({
    id,
    label: t(id),
    icon: ICONS[id],
    href: sectionAddress(id, provider),
    current: !isExtra && sectionOf(page) === id,
  }));
  const extras = EXTRAS.flatMap(({ page: id, icon }): NavItem[] =>
    provider && pagesOf(provider).includes(id)
      ? [{ id, label: t(id), icon, href: sportAddress(provider, id), current: page === id }]
      : [],
  );
  const providers = tabs?.map((id): NavItem => ({
    id,
    label: SPORT_PROVIDERS[id].name,
    href: sportAddress(id, page),
    current: id === provider,
  }));
  return (
    <ProviderBar
      sections={[...sections, ...extras]}
      sectionsLabel={t('sections')}
      providers={providers}
      providersLabel={t('providers')}
      actions={
        <>
          {provider && <IconButton icon={ReloadIcon} label={t('reload')} onClick={onReload} />}
          <IconButton icon={CloseIcon} label={t('close')} onClick={() => void navigate(HOME)} />
        </>
      }
    />
  );
}
