import { parseMoment } from '../clock.ts';
import { FAULT_NAMES } from '../faults/injectFault.ts';
import { orderNextCrash } from '../providers/crash/nextCrash.ts';
import type { Sandbox } from '../Sandbox.ts';
import { setCaptcha } from '../session/captcha.ts';
import { resetStore } from '../seed/resetStore.ts';
import { clockState } from './controlData.ts';

const MINUTE = 60_000;
const MAX_MINUTES = 60 * 24 * 366 * 5;

/** Moves the clock by minutes, sets it (`YYYY-MM-DD HH:mm:ss`), or resets it to the machine's time. */
export async function moveClock(sandbox: Sandbox, { minutes, to }: Record<string, unknown>) {
  const { clock, settings } = sandbox;
  const moment = typeof to === 'string' ? parseMoment(to) : undefined;
  const step = Number(minutes);
  if (to === 'now') clock.move(-clock.offset());
  else if (moment) clock.set(moment.getTime());
  else if (Number.isFinite(step) && step !== 0 && Math.abs(step) <= MAX_MINUTES) clock.move(step * MINUTE);
  else return undefined;
  await settings.set('clock_offset', String(clock.offset()));
  return clockState(sandbox);
}

/** Sets the visitors' country; `AA` is blocked. */
export async function setCountry({ settings }: Sandbox, { country }: Record<string, unknown>) {
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country)) return undefined;
  await settings.set('geo', country);
  return { country };
}

/** Whether login and registration require a captcha. */
export async function switchCaptcha(sandbox: Sandbox, { on }: Record<string, unknown>) {
  if (typeof on !== 'boolean') return undefined;
  await setCaptcha(sandbox, on);
  return { on };
}

/** Sets the crash point of the next airship flight, in the page's format: `2.50`. */
export async function setNextCrash({ settings }: Sandbox, { crash }: Record<string, unknown>) {
  if (typeof crash !== 'string' || !(await orderNextCrash(settings, crash))) return undefined;
  return { crash };
}

const MAX_TIMES = 1000;

/**
 * Makes the next calls of an operation fail, or return one of its examples; without an operation all faults
 * are removed.
 */
export function armFault(
  { contract, armedFaults }: Sandbox,
  { operationId, fault, times }: Record<string, unknown>,
) {
  if (operationId === undefined) armedFaults.clear();
  else {
    const operation = contract.operations.find((one) => one.operationId === operationId);
    const count = Number(times ?? 1);
    const isKnown = FAULT_NAMES.includes(String(fault)) || operation?.examples.has(String(fault));
    if (!operation || !isKnown || !Number.isInteger(count) || count < 1 || count > MAX_TIMES)
      return undefined;
    armedFaults.arm({ operationId: operation.operationId, fault: String(fault), times: count });
  }
  return { faults: armedFaults.list() };
}

/** Restores the state of the first start: players, money, history and clock. Every session ends. */
export async function reset(sandbox: Sandbox) {
  const { clock, armedFaults } = sandbox;
  clock.move(-clock.offset());
  armedFaults.clear();
  await resetStore(sandbox);
  return { reset: true };
}
