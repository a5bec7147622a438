/** The app being built: `apps/<app>/src/app.ts` (`vite.shared.ts`). */
declare module 'baize:app' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an ambient module can't import relatively
  export const app: import('../src/start/AppConfig.ts').AppConfig;
}
