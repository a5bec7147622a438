import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './createMetrics.ts';

/** A server that answers `GET /metrics` for Prometheus, including process metrics: event loop, memory, GC. */
export function metricsServer({ registry }: Metrics): Server {
  collectDefaultMetrics({ register: registry });
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
