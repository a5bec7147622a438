/** The apps that can be measured. */
export const APPS = ['web', 'mobile-web', 'embed-shell'] as const;
