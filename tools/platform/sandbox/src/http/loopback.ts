const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether an IP address is this machine's loopback. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);

/** Whether a host name (without port) can only be this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || isLoopbackAddress(host);

/** A Host header without its port. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d+$/, '');
