/**
 * What stands above it is seen at once, without waiting for a style sheet; the build links those here (tools/first-screen.ts).
 * A page without it needs them all before it shows anything.
 */
export const FirstScreenEnds = () => <template data-first-screen-ends="" />;
