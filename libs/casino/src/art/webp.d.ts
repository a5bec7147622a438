/** The URL of an image that the build copies next to the code. */
declare module '*.webp' {
  const address: string;
  export = address;
}
