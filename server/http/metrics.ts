/** Figures for Prometheus: our own calls and badges, and how the process is doing. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = {
  contentType: string;
  request(method: string, route: string, status: number, seconds: number): void;
  outcome(outcome: string): void;
  text(): Promise<string>;
};

export function makeMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({
    name: 'nst_requests_total',
    help: 'API requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const outcomes = new Counter({
    name: 'nst_badge_attempts_total',
    help: 'Badge attempts by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'nst_request_seconds',
    help: 'Time to answer an API request.',
    buckets,
    registers,
  });

  return {
    contentType: register.contentType,
    request(method, route, status, seconds) {
      requests.inc({ method, route, status });
      durations.observe(seconds);
    },
    outcome: (outcome) => outcomes.inc({ outcome }),
    text: () => register.metrics(),
  };
}
