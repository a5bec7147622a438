/** How long a lazily loaded script file is waited for, in ms (spec 1/7/10). */
const TIME_OUT = 120_000;

/** The only scripts of other houses that run in the page itself; everything else runs in a ScriptHost. */
const HOSTS = ['challenges.cloudflare.com'];

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** @throws for an address that is not on the list */
function allowed(address: string): string {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' && HOSTS.includes(hostname)) return address;
  throw new Error(
    `A script of ${hostname} may not run in the page. Show it with ScriptHost, or add the host to the list.`,
  );
}

let policy: ScriptPolicy | undefined;

/** Trusted Types let a policy of a name be made once. */
function scriptPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  policy ??= trustedTypes?.createPolicy('baize', { createScriptURL: allowed }) ?? {
    createScriptURL: allowed,
  };
  return policy;
}

/**
 * Loads a script of another house into the page. Only hosts of the list here, since such a script sees all that the page
 * sees.
 * @throws when the host is not allowed, when it does not come, or not within 120 s
 */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptPolicy().createScriptURL(address);
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${address} did not come within ${TIME_OUT} ms.`)),
      TIME_OUT,
    );
    const settle = (end: () => void) => () => {
      clearTimeout(timer);
      end();
    };
    script.addEventListener('load', settle(resolve));
    script.addEventListener(
      'error',
      settle(() => reject(new Error(`${address} could not be loaded.`))),
    );
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    throw error;
  });
}
