/** Timeout of a lazily loaded script file, in ms (spec 1/7/10). */
const TIME_OUT = 120_000;

/** The only third-party hosts with scripts that run in the page itself; all others run in a ScriptHost. */
const HOSTS = ['challenges.cloudflare.com'];

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** @throws for a URL that isn't on the list */
function allowed(address: string): string {
  const { protocol, hostname } = new URL(address);
  if (protocol === 'https:' && HOSTS.includes(hostname)) return address;
  throw new Error(
    `Scripts of ${hostname} may not run in the page. Use ScriptHost, or add the host to the list.`,
  );
}

let policy: ScriptPolicy | undefined;

/** Trusted Types allow a policy name to be created only once. */
function scriptPolicy(): ScriptPolicy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  policy ??= trustedTypes?.createPolicy('baize', { createScriptURL: allowed }) ?? {
    createScriptURL: allowed,
  };
  return policy;
}

/**
 * Loads a third-party script into the page. Only from the hosts on the list here, since such a script has
 * access to the whole page.
 * @throws when the host isn't allowed, when the script fails to load, or after 120 s
 */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = scriptPolicy().createScriptURL(address);
  script.async = true;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${address} didn't load within ${TIME_OUT} ms.`)),
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
