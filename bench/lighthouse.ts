/** Lighthouse, installed on demand by the scripts that measure with it: nothing else needs its hundred packages. */
export interface Report {
  audits: Record<
    string,
    { id: string; score: number | null; displayValue?: string; scoreDisplayMode: string; numericValue?: number }
  >;
  categories: Record<string, { score: number | null }>;
}

/** A variable, because the type checker would look for a package that is usually absent. */
const packageName: string = 'lighthouse';

/** One run with the default mobile throttling, in the browser that listens on the debugging port. */
export async function runLighthouse(url: string, port: number, onlyCategories?: string[]): Promise<Report> {
  const { default: lighthouse } = await import(packageName);
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}
