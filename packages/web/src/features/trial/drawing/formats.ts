/** What a picture can be tried as. */
export const FORMATS = ['poster', 'menu', 'story', 'card'] as const;
export type Format = (typeof FORMATS)[number];

export const isFormat = (value: unknown): value is Format => FORMATS.some((known) => known === value);
