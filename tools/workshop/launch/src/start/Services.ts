import { Service, type ServiceSpec } from './Service.ts';

/**
 * The processes of the running site. A service depends on those started before it, so the last one is stopped
 * first.
 */
export class Services {
  readonly #running: Service[] = [];
  #stopping = false;

  /** @throws if the services are already being stopped */
  start(spec: ServiceSpec): Service {
    if (this.#stopping) throw new Error(`The ${spec.name} isn't started: everything is being stopped.`);
    const service = new Service(spec);
    this.#running.push(service);
    return service;
  }

  /** Calls the listener when one of them exits on its own. */
  onExit(listener: () => void) {
    for (const service of this.#running) service.onExit(listener);
  }

  /** Stops them one after another; each finishes its requests first. */
  async stop() {
    this.#stopping = true;
    for (const service of this.#running.toReversed()) await service.stop();
  }

  /** Kills all of them at once. */
  kill() {
    for (const service of this.#running) service.kill();
  }
}
