export const roadKinds = ['interstate', 'us', 'state'] as const;
export type RoadKind = (typeof roadKinds)[number];

/** Determines the driving speed. */
export const paces = ['interstate', 'divided', 'two-lane'] as const;
export type Pace = (typeof paces)[number];
