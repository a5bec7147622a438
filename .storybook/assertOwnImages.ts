const PLATFORM_IMAGE = /^\/(?:_media|brand)\//;

const requested: string[] = [];

/* A tile replaces an image that fails, so the page's images aren't enough. */
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries())
    if (PLATFORM_IMAGE.test(new URL(name, document.baseURI).pathname)) requested.push(name);
}).observe({ type: 'resource' });

/**
 * Stories have the catalogue's images: the platform's exist on no server here, so they would be missing.
 * @throws if the story has requested one
 */
export function assertOwnImages() {
  const [image] = requested.splice(0);
  if (image) throw new Error(`${image} doesn't exist in the catalogue; see placeholderImage.`);
}
