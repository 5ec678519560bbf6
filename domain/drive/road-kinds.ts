export const roadKinds = ['interstate', 'us', 'state'] as const;
export type RoadKind = (typeof roadKinds)[number];

/** What decides how fast one drives. */
export const paces = ['interstate', 'divided', 'two-lane'] as const;
export type Pace = (typeof paces)[number];
