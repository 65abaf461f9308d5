/** Where a provider keeps no reference of ours with a refund, it travels at the end of the reason. */
export const reasonWithRef = (reason: string, refundRef: string) => `${reason.slice(0, 120)} [${refundRef}]`;

export const refOfReason = (reason: string) => /\[([^[\]]+)\]$/.exec(reason)?.[1] ?? null;
