export { DEMO_PLAYERS, DEMO_TOTP_SECRET, demoPassword, type DemoPlayer } from './seed/demoPlayers.ts';
export { DEFAULT_PORT, startSandbox, type RunningSandbox, type SandboxOptions } from './startSandbox.ts';
export { StartError } from './store/StartError.ts';
