import type { ReactNode } from 'react';
import type { useCustomerForm } from './customer-form.ts';

/** What is handed in with the order; another room draws it and knows about files. */
export interface Material {
  fields(form: ReturnType<typeof useCustomerForm>['form']): ReactNode;
  /** Why the order has to wait, in words. */
  waitFor: string | null;
  /** The ids of files that go with the order. */
  collect(): Promise<string[]>;
  /** Takes the rest to the order that has been placed. */
  handOver(order: { orderId: string; key?: string }): void;
}
