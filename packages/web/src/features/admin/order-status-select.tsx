import { ORDER_STATUSES, type OrderStatus } from '@softbox/config/orders';
import { useState } from 'react';
import { failureOf } from '../../lib/errors.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { OrderDetail } from './order-detail.ts';
import { ORDER_PAGE } from './order-page-input.ts';

/** Sends the version that was looked at, so that nobody overwrites a change they have not seen. */
export function OrderStatusSelect({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const [complaint, setComplaint] = useState<string | null>(null);
  const change = trpc.orders.changeStatus.useMutation({
    onSuccess: ({ order: changed }) => {
      utils.orders.get.setData({ orderId: changed.id }, (before) => before && { ...before, ...changed });
      utils.orders.page.setInfiniteData(
        ORDER_PAGE,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              orders: page.orders.map((known) => (known.id === changed.id ? changed : known)),
            })),
          },
      );
      void utils.orders.page.invalidate();
      toast({ title: translate('answers.statusChanged') });
    },
    onError: (error) => {
      const { offline, message } = failureOf(error);
      setComplaint(
        offline ? translate('admin.orders.updateNetwork') : translate('admin.orders.updateFailed', { message }),
      );
    },
    // The history has a new line, or somebody else was faster.
    onSettled: () => void utils.orders.get.invalidate({ orderId: order.id }),
  });
  const choose = (status: OrderStatus) => {
    if (change.isPending || status === order.status) return;
    change.mutate({ orderId: order.id, status, version: order.version });
  };
  return (
    <>
      <Field
        label={translate('admin.orders.status')}
        hint={change.isPending && translate('admin.orders.statusSaving')}
        className="w-full sm:w-52"
      >
        {(control) => (
          <Select
            {...control}
            aria-busy={change.isPending || undefined}
            value={change.isPending ? change.variables.status : order.status}
            onChange={(event) => choose(event.target.value as OrderStatus)} // one of the options below
          >
            {ORDER_STATUSES.map((status) => (
              <option key={status} value={status}>
                {translate(`order.status.${status}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AlertDialog
        open={complaint !== null}
        onClose={() => setComplaint(null)}
        title={translate('admin.orders.updateTitle')}
        actions={<Button onClick={() => setComplaint(null)}>{translate('common.confirm')}</Button>}
      >
        {complaint}
      </AlertDialog>
    </>
  );
}
