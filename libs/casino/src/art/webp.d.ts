/** An image that the build copies next to the code; its address. */
declare module '*.webp' {
  const address: string;
  export = address;
}
