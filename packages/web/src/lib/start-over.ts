/**
 * A file of code that did not arrive never will: browsers remember its failure for as long as the document lives. So the
 * page is read again, once there is a line to read it over; fields keep what was typed.
 */
export const startOver = (): Promise<void> => fetch(location.href, { method: 'HEAD' }).then(() => location.reload());
