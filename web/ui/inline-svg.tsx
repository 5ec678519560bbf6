/** A trusted inline drawing of ours: a map, so that it follows the theme, or icons that are visible at once. */
export function InlineSvg({ svg, className }: { svg: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own build step
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
