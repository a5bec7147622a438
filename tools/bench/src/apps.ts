/** The apps that there are to measure. */
export const APPS = ['web', 'mobile-web', 'embed-shell'] as const;
