import type { SiteOptions } from '@baize/api';
import { useSiteOptions } from '@baize/brand';
import { useText } from '@baize/i18n';
import { Redirect } from '@baize/routing';
import { useProfile } from '@baize/session';
import { ButtonLink, FrameHost, Skeleton, theme, VisuallyHidden } from '@baize/ui';
import { styled } from 'styled-components';
import { LoadFailed } from '../failed/LoadFailed.tsx';
import { useFrameWords } from '../frame/useFrameWords.ts';
import { SupportButton } from '../help/SupportButton.tsx';
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
  const profile = useProfile();
  const { data: me, error } = profile;
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
        <LoadFailed title={t('embed_failed')} query={profile} />
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
      words={useFrameWords()}
      wayOut={
        <>
          <ButtonLink href="/" variant="quiet">
            {t('to_home')}
          </ButtonLink>
          <SupportButton />
        </>
      }
    />
  );
}

/* From edge to edge, and as high as the window leaves. */
const Stage = styled.div`
  position: relative;
  display: grid;
  margin-inline: calc(-1 * ${theme.page.gutter});
  block-size: max(520px, calc(var(--bz-window, 100dvh) - var(--bz-bar-top, 0px) - var(--bz-bar-bottom, 0px)));
`;
