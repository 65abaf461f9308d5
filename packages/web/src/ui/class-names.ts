/** Joins class names and leaves out what is absent. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
