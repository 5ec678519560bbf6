/**
 * What stands above it is seen at once, without waiting for a style sheet; the build links it here (tools/build/page-styles.ts).
 * A page without it needs that sheet before it shows anything.
 */
export const FirstScreenEnds = () => <template data-first-screen-ends="" />;
