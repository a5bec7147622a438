/** A brand's three apps: host, the visitor's choice of device, and the app's name. */
export const appVisits = (slug: string) =>
  [
    [`${slug}.localhost`, 'web', 'web'],
    [`${slug}.localhost`, 'mobile', 'mobile-web'],
    [`embed.${slug}.localhost`, 'embed', 'embed-shell'],
  ] as const;
