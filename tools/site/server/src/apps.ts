/** The available apps, by their folder in `apps`. */
export const APPS = ['web', 'mobile-web', 'embed-shell'] as const;
export type AppName = (typeof APPS)[number];
