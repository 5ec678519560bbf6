export const roadKinds = ['interstate', 'us', 'state'] as const;
export type RoadKind = (typeof roadKinds)[number];
