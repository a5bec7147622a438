import type { SiteOptions } from '@baize/api';
import { useSiteOptions } from '@baize/brand';
import { useText } from '@baize/i18n';
import { Redirect } from '@baize/routing';
import { useProfile } from '@baize/session';
import { ButtonLink, ErrorState, FrameHost, Skeleton, theme, VisuallyHidden } from '@baize/ui';
import { styled } from 'styled-components';
import { contentMessages, type ContentKey } from '../messages.ts';
import { fillPlaceholders, siteNameOf } from './fillPlaceholders.ts';

export interface EmbedPageProps {
  /** The option that holds the page's address. */
  option: keyof Pick<SiteOptions, 'request_bonus_url' | 'wheel_of_fortune_url' | 'golden_treasure_url'>;
  title: ContentKey;
}

/** A page of another house in full width; without an address it is not found (spec: document 2, section 2.10). */
export function EmbedPage({ option, title }: EmbedPageProps) {
  const t = useText(contentMessages);
  const options = useSiteOptions();
  const { data: me, error, refetch, isFetching } = useProfile();
  const template = options?.[option]?.trim();
  if (options && !template) return <Redirect to="/404" />;
  return (
    <Stage>
      <VisuallyHidden as="h1">{t(title)}</VisuallyHidden>
      {options && template && me ? (
        <EmbedFrame
          title={t(title)}
          address={fillPlaceholders(template, {
            userId: String(me.id),
            siteName: siteNameOf(options.domain),
            userName: me.username,
          })}
        />
      ) : error ? (
        <ErrorState
          title={t('embed_failed')}
          retryLabel={t('try_again')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="block" height="100%" />
      )}
    </Stage>
  );
}

/** An address that may not be shown has none here: the frame refuses it in its own words. */
function EmbedFrame({ title, address = '' }: { title: string; address: string | undefined }) {
  const t = useText(contentMessages);
  return (
    <FrameHost
      src={address}
      title={title}
      words={{
        loading: t('embed_loading'),
        stillLoading: t('embed_slow'),
        retry: t('try_again'),
        refusedTitle: t('embed_refused'),
        refusedText: t('embed_refused_text'),
        failedTitle: t('embed_failed'),
        failedText: t('embed_failed_text'),
      }}
      wayOut={
        <ButtonLink href="/" variant="secondary">
          {t('to_home')}
        </ButtonLink>
      }
    />
  );
}

/* From edge to edge, and as high as the window leaves. */
const Stage = styled.div`
  position: relative;
  display: grid;
  margin-inline: calc(-1 * ${theme.page.gutter});
  block-size: max(520px, calc(100dvh - var(--bz-bar-top, 0px) - var(--bz-bar-bottom, 0px)));
`;
