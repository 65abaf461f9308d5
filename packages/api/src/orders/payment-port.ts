/** What orders need of payment, the later room: looking again, and ending an open attempt before an order is given up. */
export interface PaymentPort {
  /** Asks the provider about the order's attempts and settles what it says. */
  recheck(orderId: string): Promise<void>;
  /** Closes the open attempt at its provider; where that turns out paid, it is settled instead. */
  closeOpenAttempt(orderId: string): Promise<void>;
}
