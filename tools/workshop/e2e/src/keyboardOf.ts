import type { CDPSession, Locator, Page } from '@playwright/test';
import { foreignTexts } from './foreignTexts.ts';
import { isFocusShown } from './isFocusShown.ts';
import { expect } from './test.ts';
import type { Visit } from './visit.ts';

/** More presses than the number of controls on any page. */
const MAX_PRESSES = 200;
/** An untranslated text: its key. */
const KEY = /^[a-z0-9]+(_[a-z0-9]+)+$/;

/** A screen reader's output for the focused element. */
async function focusedAloud(session: CDPSession): Promise<{ role: string; name: string }> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId!,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return { role: String(node?.role?.value ?? ''), name: String(node?.name?.value ?? '').trim() };
}

const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/**
 * Uses a page by keyboard only. Each control on the way must have a name in the visitor's language, and a visible
 * focus.
 */
export async function keyboardOf(page: Page, { language }: Visit) {
  const session = await page.context().newCDPSession(page);
  const foreign = foreignTexts(language);

  /** Checks the focused control's requirements; between two rounds, focus is on the page itself, which is skipped. */
  const expectGoodControl = async () => {
    const tag = await page.evaluate(() => document.activeElement?.tagName);
    if (tag === 'BODY' || tag === 'IFRAME') return;
    const { role, name } = await focusedAloud(session);
    expect(name, `the name of a ${role} in ${page.url()}`).not.toBe('');
    expect(name, `a ${role} has its text’s key for a name`).not.toMatch(KEY);
    expect(foreign.has(name), `“${name}” is of the other language`).toBe(false);
    await expect.poll(() => page.evaluate(isFocusShown), { message: `focus on “${name}”` }).toBe('shown');
  };

  return {
    /** Presses Tab, or Shift+Tab, until a control has focus. */
    tabTo: async (target: Locator, { back = false } = {}) => {
      await target.first().waitFor({ state: 'attached' });
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        if (await isFocused(target)) return;
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
        await expectGoodControl();
      }
      throw new Error(`Tab never reached ${String(target)}.`);
    },
    /** Presses an arrow key until a control of the group has focus. */
    arrowTo: async (target: Locator, key: 'ArrowDown' | 'ArrowRight' = 'ArrowDown') => {
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        if (await isFocused(target)) return;
        await page.keyboard.press(key);
        await expectGoodControl();
      }
      throw new Error(`${key} never reached ${String(target)}.`);
    },
    press: async (key: 'Enter' | 'Space' | 'Escape') => page.keyboard.press(key),
    /** Replaces a field's value. */
    type: async (text: string) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    expectGoodControl,
  };
}
