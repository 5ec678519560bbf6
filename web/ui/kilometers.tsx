/** After a length in miles: web/site-script/kilometers.ts writes it for readers who use kilometers. */
export const Kilometers = ({ miles }: { miles: number | undefined }) =>
  miles === undefined ? null : <small data-miles={miles} />;
