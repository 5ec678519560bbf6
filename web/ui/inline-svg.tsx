/** A map drawn at build time, part of the page so that it follows the theme. Its source is ours, never a visitor's. */
export function InlineSvg({ svg, className }: { svg: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing comes from our own build step
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
