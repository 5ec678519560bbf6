/** A drawing of ours, never a visitor's, that is part of the page: a map, so that it follows the theme, or icons that are seen at once. */
export function InlineSvg({ svg, className }: { svg: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own build step
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
