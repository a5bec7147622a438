import { lazyPart } from '@baize/routing';
import { IconButton, MoreIcon } from '@baize/ui';
import { Suspense, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMenu } from './GameMenu.tsx';

const LazyGameMenu = lazyPart(async () => (await import('./GameMenu.tsx')).GameMenu);

type Props = Omit<ComponentProps<typeof GameMenu>, 'trigger'>;

/** Opens a running game's menu. Its code loads on the first press. */
export function GameMenuButton(props: Props) {
  const { t } = useTranslation('casino');
  const [isWanted, setWanted] = useState(false);
  const button = { icon: MoreIcon, label: t('game_menu') };
  if (!isWanted) return <IconButton {...button} onClick={() => setWanted(true)} aria-haspopup="menu" />;
  return (
    <Suspense fallback={<IconButton {...button} />}>
      <LazyGameMenu {...props} trigger={<IconButton {...button} />} />
    </Suspense>
  );
}
