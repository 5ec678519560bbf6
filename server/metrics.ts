/** Counters in the text format that Prometheus reads. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export type Metrics = {
  request(method: string, route: string, status: number, seconds: number): void;
  outcome(outcome: string): void;
  text(): string;
};

export function makeMetrics(): Metrics {
  const requests = new Map<string, number>();
  const outcomes = new Map<string, number>();
  const durations = { below: buckets.map((most) => ({ most, count: 0 })), sum: 0, count: 0 };
  const add = (counter: Map<string, number>, labels: string) => counter.set(labels, (counter.get(labels) ?? 0) + 1);

  return {
    request(method, route, status, seconds) {
      add(requests, `method="${method}",route="${route}",status="${status}"`);
      durations.sum += seconds;
      durations.count += 1;
      for (const bucket of durations.below) if (seconds <= bucket.most) bucket.count += 1;
    },
    outcome: (outcome) => add(outcomes, `outcome="${outcome}"`),
    text() {
      const memory = process.memoryUsage();
      return [
        ...counter('nst_requests_total', 'API requests by route and status.', requests),
        ...counter('nst_badge_attempts_total', 'Badge attempts by outcome.', outcomes),
        '# HELP nst_request_seconds Time to answer an API request.',
        '# TYPE nst_request_seconds histogram',
        ...durations.below.map(({ most, count }) => `nst_request_seconds_bucket{le="${most}"} ${count}`),
        `nst_request_seconds_bucket{le="+Inf"} ${durations.count}`,
        `nst_request_seconds_sum ${durations.sum}`,
        `nst_request_seconds_count ${durations.count}`,
        '# HELP process_resident_memory_bytes Resident memory.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# HELP process_uptime_seconds Time since the start.',
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${process.uptime()}`,
        '',
      ].join('\n');
    },
  };
}

const counter = (name: string, help: string, values: Map<string, number>): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} counter`,
  ...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
];
