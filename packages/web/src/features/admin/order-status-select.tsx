import { asksForReason, ORDER_STATUSES, type OrderStatus } from '@softbox/config/orders';
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
import { useOrderFilters } from './order-filters.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Wanted {
  status: OrderStatus;
  reason?: string | undefined;
}

/** Sends the version that was looked at, so that nobody overwrites a change they have not seen. */
export function OrderStatusSelect({ order }: { order: OrderDetail }) {
  const translate = useTranslate();
  const utils = trpc.useUtils();
  const { filters } = useOrderFilters();
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const [failed, setFailed] = useState<{ complaint: string; wanted: Wanted; version: number } | null>(null);
  const change = trpc.orders.changeStatus.useMutation({
    onSuccess: ({ order: changed }) => {
      setAsked(null);
      utils.orders.get.setData({ orderId: changed.id }, (before) => before && { ...before, ...changed });
      utils.admin.orders.setInfiniteData(
        filters,
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              orders: page.orders.map((known) => (known.id === changed.id ? changed : known)),
            })),
          },
      );
      void utils.admin.orders.invalidate();
      toast({ title: translate('answers.statusChanged') });
    },
    onError: (error, { status, reason, version = 0 }) => {
      const { code, offline, message } = failureOf(error);
      // What was typed goes on in the question whether to change it all the same.
      if (code === 'ORDER_CHANGED') setAsked(null);
      const complaint = offline
        ? translate('admin.orders.updateNetwork')
        : translate('admin.orders.updateFailed', { message });
      setFailed({ complaint, wanted: { status, reason }, version });
    },
    // The history has a new line, or somebody else was faster.
    onSettled: () => void utils.orders.get.invalidate({ orderId: order.id }),
  });
  const send = (wanted: Wanted) => {
    setFailed(null);
    change.mutate({ orderId: order.id, version: order.version, ...wanted });
  };
  const choose = (status: OrderStatus) => {
    if (change.isPending || status === order.status) return;
    if (asksForReason(order, status)) setAsked(status);
    else send({ status });
  };
  // Only once the other's change is on the screen is there something to decide.
  const isOvertaken = failed !== null && failed.version !== order.version && failed.wanted.status !== order.status;
  const close = () => setFailed(null);
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
      {asked && (
        <ReasonDialog
          title={translate('admin.desk.reason.title')}
          description={translate(
            asked === 'cancelled' ? 'admin.desk.reason.paidCancelled' : 'admin.desk.reason.unpaidCompleted',
          )}
          label={translate('admin.desk.reason.label')}
          submitLabel={translate('admin.desk.reason.submit')}
          busy={change.isPending}
          onClose={() => setAsked(null)}
          onSubmit={(reason) => send({ status: asked, reason })}
        />
      )}
      <AlertDialog
        open={failed !== null}
        onClose={close}
        title={translate('admin.orders.updateTitle')}
        actions={
          isOvertaken ? (
            <>
              <Button variant="secondary" onClick={close}>
                {translate('admin.desk.conflict.keep')}
              </Button>
              <Button onClick={() => send(failed.wanted)}>{translate('admin.desk.conflict.apply')}</Button>
            </>
          ) : (
            <Button onClick={close}>{translate('common.confirm')}</Button>
          )
        }
      >
        <p>{failed?.complaint}</p>
        {isOvertaken && (
          <p className="mt-2 text-ink">
            {translate('admin.desk.conflict.text', {
              now: translate(`order.status.${order.status}`),
              wanted: translate(`order.status.${failed.wanted.status}`),
            })}
          </p>
        )}
      </AlertDialog>
    </>
  );
}
