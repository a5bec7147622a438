import { PageMeta, Redirect } from '@baize/routing';
import { useIsPlayer } from '@baize/session';
import { theme, VisuallyHidden } from '@baize/ui';
import { useIsHydrated } from '@baize/ui/store';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { SportPlace } from '../providers/findSportPlace.ts';
import { useSportLaunch } from '../launch/useSportLaunch.ts';
import {
  FIRST_PAGES,
  findSection,
  SECTION_PATHS,
  sectionOf,
  sportAddress,
} from '../providers/sportSections.ts';
import { HistoryLogin } from './HistoryLogin.tsx';
import { NotOffered } from './NotOffered.tsx';
import { SportProviderBar } from './SportProviderBar.tsx';
import { SportFrame } from './SportFrame.tsx';
import { useSportPlace } from './useSportPlace.ts';

const NOT_FOUND = '/404';

/** Whether a page depends on the player. */
const isPersonal = (place: SportPlace | undefined) =>
  place?.kind === 'elsewhere' || (place?.kind === 'shown' && place.page === 'history');

/**
 * A provider's page in a frame, below the tabs of its section (spec 2/2.7/1). The section comes from the URL, otherwise
 * from the kind of page.
 */
export function SportPage() {
  const { t } = useTranslation('sport');
  const { pathname, search } = useLocation();
  const section = findSection(pathname);
  const [query] = useSearchParams();
  const { place: found, tabs } = useSportPlace(section);
  /* The markup is a visitor's: whether this is a player isn't known until hydration. */
  const isHydrated = useIsHydrated();
  const place = isHydrated || !isPersonal(found) ? found : undefined;
  const isNamed = Object.values(useParams()).some(Boolean);
  const isPlayer = useIsPlayer();
  const shown = place?.kind === 'shown' ? place : undefined;
  const isClosed = shown?.page === 'history' && !isPlayer;
  const { launch, id, error, again } = useSportLaunch(
    shown && isHydrated && !isClosed
      ? { ...shown, match: query.get('match') ?? undefined, pick: query.get('pick') ?? undefined }
      : undefined,
  );
  if (place?.kind === 'unknown') return <Redirect to={NOT_FOUND} />;
  if (place?.kind === 'elsewhere') return <Redirect to={sportAddress(place.provider, place.page) + search} />;
  const page = place?.page ?? FIRST_PAGES[section ?? 'sport'];
  const name = page === 'results' || page === 'history' ? page : sectionOf(page);
  return (
    <Stage>
      <PageMeta
        title={t(name)}
        description={t(`${sectionOf(page)}_about`)}
        canonical={shown && isNamed ? sportAddress(shown.provider, page) : SECTION_PATHS[sectionOf(page)]}
        unlisted={name !== sectionOf(page)}
      />
      <VisuallyHidden as="h1">{t(name)}</VisuallyHidden>
      <SportProviderBar page={page} provider={shown?.provider} tabs={tabs} onReload={again} />
      <Board>
        {place?.kind === 'none' ? (
          <NotOffered />
        ) : isClosed ? (
          <HistoryLogin />
        ) : (
          <SportFrame key={id} place={shown} {...{ launch, error }} onRetry={again} />
        )}
      </Board>
    </Stage>
  );
}

/* Full width, and as high as the window below the top bar. */
const Stage = styled.div`
  display: flex;
  flex-direction: column;
  margin-inline: calc(-1 * ${theme.page.gutter});
  block-size: calc(
    var(--bz-window, 100dvh) - var(--bz-bar-top, 0px) - var(--bz-notice, 0px) - var(--bz-bar-bottom, 0px)
  );
  min-block-size: 420px;
`;

const Board = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 0;
  background: ${theme.color.sunken};
  overflow: auto;
`;
