/**
 * Marks the end of the first screen. Content above it renders without waiting for a style sheet, which the build links
 * here (tools/build/page-styles.ts). A page without it needs that sheet before its first paint.
 */
export const FirstScreenEnds = () => <template data-first-screen-ends="" />;
