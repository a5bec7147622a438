import { deviceId, DeviceProvider, type DeviceId } from '@baize/site';
import { useMemo, useState, type ReactNode } from 'react';

const now = () => deviceId(window.innerWidth);

interface Props {
  /** The class that the app is built for. */
  app: DeviceId;
  /** The class that the markup was rendered for. */
  rendered: DeviceId;
  children: ReactNode;
}

/** Provides the device classes: the window's class is the markup's until `useFollowWindow` has measured it. */
export function WindowDevice({ app, rendered, children }: Props) {
  const [device, follow] = useState(rendered);
  const devices = useMemo(() => ({ app, window: device, now, follow }), [app, device]);
  return <DeviceProvider value={devices}>{children}</DeviceProvider>;
}
