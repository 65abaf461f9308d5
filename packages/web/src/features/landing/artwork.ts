/** Every picture of the site has the proportions of a 4 to 5 print. */
export const PRINT = { width: 960, height: 1200 } as const;

export const artwork = (name: string) => `/artwork/${name}.svg`;
