/* @chunk games */
/** Whether a tile's art is a video: its URL path ends in `.mp4`. */
export const isVideo = (address: string) => /\.mp4$/i.test(address.split(/[?#]/, 1)[0] ?? '');
