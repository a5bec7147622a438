import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Builder, By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { IS_READY, PATIENCE, type EnginePage, type EnginePlace, type WindowSize } from './EnginePage.ts';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';

/** WebKitGTK's own browser, which is next to the library. */
function findMiniBrowser(): string {
  const folder = readdirSync(LIBRARIES).find((name) => name.startsWith('webkit2gtk-4.'));
  if (!folder) throw new Error("WebKitGTK isn't installed: install webkit2gtk-driver and xvfb.");
  return `${LIBRARIES}/${folder}/MiniBrowser`;
}

const by = (element: string) => (element.startsWith('//') ? By.xpath(element) : By.css(element));

function placeOf(driver: WebDriver): EnginePlace {
  /** The first visible element. */
  const find = (element: string) =>
    driver.wait(
      async () => {
        for (const found of await driver.findElements(by(element)))
          if (await found.isDisplayed().catch(() => false)) return found;
        return null;
      },
      PATIENCE,
      `${element} isn't shown`,
    );
  /* Like Playwright, it tries again if the element is replaced, or inert for a moment. */
  const act = (element: string, action: (found: WebElement) => Promise<void>) =>
    driver.wait(
      async () => {
        const found = await find(element);
        if (!found) return false;
        try {
          await driver.executeScript(
            "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
            found,
          );
          await action(found);
          return true;
        } catch (reason) {
          if (reason instanceof error.StaleElementReferenceError) return false;
          if (reason instanceof error.ElementNotInteractableError) return false;
          throw reason;
        }
      },
      PATIENCE,
      `${element} can't be used`,
    );
  return {
    see: async (element) => void (await find(element)),
    click: async (element) => void (await act(element, (found) => found.click())),
    type: async (element, text) => {
      await act(element, (found) => found.click());
      await act(element, (found) => found.sendKeys(text));
    },
  };
}

/** A page of WebKitGTK through its WebDriver, on a separate virtual screen. `port` is the driver's. */
export async function webkitPage(port: number, { width, height }: WindowSize): Promise<EnginePage> {
  const driverProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => void (driverProcess.pid && process.kill(-driverProcess.pid));
  const driver = await startDriver(port).catch((error: unknown) => {
    stop();
    throw error;
  });
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return {
    ...placeOf(driver),
    open: async (address) => {
      await driver.get(address);
      await driver.wait(() => driver.executeScript(`return ${IS_READY}`), PATIENCE, `${address} isn't ready`);
    },
    evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    within: async (frame, work) => {
      const element = await driver.wait(until.elementLocated(by(frame)), PATIENCE);
      await driver.switchTo().frame(element);
      await work(placeOf(driver));
      await driver.switchTo().defaultContent();
    },
    /* The driver sometimes answers the first time with an empty error. */
    screenshot: async () =>
      Buffer.from(await driver.takeScreenshot().catch(() => driver.takeScreenshot()), 'base64'),
    close: async () => {
      await driver.quit().finally(stop);
    },
  };
}

const TRIES = 40;
const PAUSE = 250;

/** The driver needs a moment until it listens. */
async function startDriver(port: number): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`;
  for (let left = TRIES; left > 0; left -= 1) {
    const status = await fetch(`${server}/status`).catch(() => undefined);
    if (status?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
}
