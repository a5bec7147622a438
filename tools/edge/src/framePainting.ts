import type { Brand } from '@baize/brand';
import type { AppFiles, Frame } from './AppFiles.ts';
import type { AppName } from './chooseApp.ts';
import { FrameCache } from './FrameCache.ts';
import { publicData } from './publicData.ts';

interface Wanted {
  brand: Brand;
  app: AppName;
  device: number;
  /** Path and query. */
  path: string;
  host: string;
}

interface Painted {
  frame?: Frame;
  /** The home data is in the page already. */
  hasHome: boolean;
}

/**
 * Paints pages from what is publicly known, each once until that changes. A page that cannot be painted is sent without
 * its picture, and the reason is logged: the script draws it then.
 */
export function framePainting(apps: Record<AppName, AppFiles>, upstream: string) {
  const askPublic = publicData(upstream);
  const frames = new FrameCache<Frame>();

  return async ({ brand, app, device, path, host }: Wanted): Promise<Painted> => {
    const { paintFrame } = apps[app];
    if (!paintFrame) return { hasHome: false };
    const language = brand.defaultLanguage;
    const known = await askPublic({ siteId: brand.id, language, device, host });
    const key = [brand.slug, app, path].join(' ');
    try {
      const frame = await frames.get(key, known, () => paintFrame({ brand, path, language, ...known }));
      return { frame, hasHome: known.home !== undefined };
    } catch (error) {
      console.error(`${brand.slug} ${app} ${path} could not be painted:`, error);
      return { hasHome: false };
    }
  };
}
