/**
 * Stands in every page and brings its script once the page has been painted: until then the line belongs to what can be read.
 * Where the guide is on the device nothing is fetched, so nothing waits; a page in the background paints nothing.
 */
export function startingScript(scripts: readonly string[]): string {
  const imports = scripts.map((script) => `import(${JSON.stringify(script)})`).join();
  return [
    `const start=()=>Promise.all([${imports}]).catch(console.warn);`,
    'if((navigator.serviceWorker||{}).controller||document.hidden)start();else{',
    // Some browsers tell nobody when they paint, for privacy. A script that is asked for twice comes once.
    'addEventListener("load",()=>setTimeout(start,1000));',
    'new PerformanceObserver((list)=>list.getEntriesByName("first-contentful-paint")[0]&&start())',
    '.observe({type:"paint",buffered:true})}',
  ].join('');
}
