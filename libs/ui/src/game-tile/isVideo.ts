/** Whether a tile's art is a film: the server sends an address whose path ends in `.mp4`. */
export const isVideo = (address: string) => /\.mp4$/i.test(address.split(/[?#]/, 1)[0] ?? '');
