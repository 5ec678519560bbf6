export type IslandName = 'finder' | 'collection' | 'account' | 'verify' | 'desk' | 'plan';
