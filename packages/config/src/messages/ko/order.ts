export const order = {
  /** What an order is called in one line. */
  summary: { several: '{title} 외 {count}건', times: '{title} × {quantity}' },
} as const;
