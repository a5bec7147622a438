import { useSiteOptions } from '@baize/site';
import { PageMeta } from '@baize/routing';
import { Button, media, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SportLaunchRequest } from '../launch/fetchSportLaunch.ts';
import { pagesOf, SPORT_PROVIDER_NAMES, SPORT_PROVIDERS } from '../providers/sportProviders.ts';
import { useLaunchStates, requestKey } from './useLaunchStates.ts';

const REQUESTS: readonly SportLaunchRequest[] = SPORT_PROVIDER_NAMES.flatMap((provider) =>
  pagesOf(provider).map((page) => ({ provider, page })),
);

/**
 * /test-sport, an internal page: every sport provider and kind of page with its raw launch state (spec 2/2.7/13). It
 * isn't in any menu, and isn't indexed.
 */
export function TestSportPage() {
  const { t } = useTranslation('sport');
  const options = useSiteOptions();
  const { states, isPending, launch } = useLaunchStates();
  const optionOf = ({ provider }: SportLaunchRequest) =>
    provider === 'upgaming' ? '' : `${provider}=${JSON.stringify(options?.[provider])}`;
  return (
    <Root>
      <PageMeta title={t('test_title')} unlisted />
      <Head>
        <h1>{t('test_title')}</h1>
        <code>sport={JSON.stringify(options?.sport)}</code>
        <Button loading={isPending} onClick={() => launch(REQUESTS)}>
          {t('test_all')}
        </Button>
      </Head>
      <Rows>
        {REQUESTS.map((request) => (
          <li key={requestKey(request)}>
            <strong>
              {SPORT_PROVIDERS[request.provider].name} / {request.page}
            </strong>
            <code>{optionOf(request)}</code>
            <Button
              size="s"
              variant="secondary"
              aria-label={`${t('test_launch')}: ${requestKey(request)}`}
              onClick={() => launch([request])}
            >
              {t('test_launch')}
            </Button>
            <State aria-label={requestKey(request)}>
              {states.get(requestKey(request)) ?? t('test_none')}
            </State>
          </li>
        ))}
      </Rows>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.l};
  padding-block: ${theme.space.l};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  & > h1 {
    flex: 1;
    margin: 0;
    font-size: ${theme.size.xl};
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
  && {
    padding: 0;
  }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${theme.space.xs} ${theme.space.m};
    padding: ${theme.space.m};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 1px ${theme.color.line};
  }
  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > strong {
      grid-column: 1 / -1;
    }
  }
  code {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

const State = styled.output`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font-family: ui-monospace, monospace;
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`;
