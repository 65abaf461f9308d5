/** JSON that may stand in a script element: `<` cannot end it, nor begin a comment in it. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
