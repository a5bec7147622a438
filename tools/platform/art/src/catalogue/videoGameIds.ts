/** The games with an animated tile; their files are in video/, named by id. */
export const videoGameIds: ReadonlySet<number> = new Set([1001, 1006, 1021, 1028, 1039, 1042]);
