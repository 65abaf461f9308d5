/** Why the process cannot start, in one line for whoever starts it. */
export class StartError extends Error {}
