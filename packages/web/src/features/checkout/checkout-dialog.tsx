import { formatMoney } from '@softbox/config/money';
import { useId } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { closeDialog, type DialogOf } from '../../lib/dialogs.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AgreementFields } from './agreement-fields.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { useCustomerForm } from './customer-form.ts';
import type { Material } from './material.ts';
import { MethodChoice } from './method-choice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { TestStrip } from './test-strip.tsx';
import { useCheckout } from './use-checkout.ts';
import { useMethods } from './use-methods.ts';
import { useOrderLines } from './use-order-lines.ts';
import { useTrialNote } from './use-trial-note.ts';

interface CheckoutDialogProps {
  dialog: DialogOf<'checkout'>;
  material: Material;
}

/** Order confirmation and payment: what is bought, by whom, under which terms. */
export function CheckoutDialog({ dialog: { item }, material }: CheckoutDialogProps) {
  const translate = useTranslate();
  const { code } = useCountry();
  const formId = useId();
  const basket = useOrderLines(item);
  const methods = useMethods(code, basket);
  const customer = useCustomerForm();
  const { form } = customer;
  useTrialNote(basket.lines, customer);
  const { chosen, accepted } = methods;
  const checkout = useCheckout({ ...basket, item, provider: chosen?.provider, accepted }, customer, material);
  const { purchase, privacy } = form.watch('agreements');
  const agreed = purchase && privacy;
  const ready = agreed && !material.waitFor && methods.ready && checkout.total !== undefined && checkout.total > 0;
  const price = checkout.total === undefined ? '…' : formatMoney(code, checkout.total);
  const charge = methods.charge ?? price;
  const notYet = !agreed ? translate('checkout.payDisabled') : !methods.agreed && translate('checkout.charge.disabled');
  return (
    <Dialog
      open
      onClose={closeDialog}
      size="lg"
      title={translate('checkout.title')}
      description={methods.sandbox && <TestStrip />}
      closeLabel={translate('common.close')}
      footer={
        <>
          <p id={`${formId}-why`} className="mr-auto self-center text-muted text-sm">
            {material.waitFor ?? notYet}
          </p>
          <Button variant="secondary" onClick={closeDialog}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!ready}
            busy={checkout.saving}
            aria-describedby={`${formId}-why`}
            className="max-sm:grow"
          >
            {checkout.saving ? translate('checkout.saving') : translate('checkout.pay', { price: charge })}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pt-1 md:grid-cols-[1fr_19rem] md:gap-10">
        <div className="sticky top-0 z-10 flex flex-col gap-4 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:pb-3 sm:max-md:-mx-8 sm:max-md:px-8 md:order-last md:self-start">
          {basket.error ? (
            <Alert tone="danger" title={translate('checkout.loadFailed')}>
              <p>{failureText(basket.error, translate)}</p>
              <Button size="sm" variant="secondary" className="mt-2" onClick={basket.retry}>
                {translate('common.retry')}
              </Button>
            </Alert>
          ) : (
            <OrderSummary country={code} lines={basket.lines} total={checkout.total} />
          )}
          {checkout.newTotal !== null && (
            <Alert tone="danger" title={translate('checkout.priceChanged.title')}>
              {translate('checkout.priceChanged.text', { price })}
            </Alert>
          )}
        </div>
        <form id={formId} noValidate onSubmit={(event) => void checkout.save(event)} className="flex flex-col gap-8">
          <CustomerFields form={form} />
          {material.fields(form)}
          <MethodChoice methods={methods} />
          <AgreementFields form={form} />
          {checkout.failure && (
            <Alert tone="danger" title={translate('checkout.saveFailed')}>
              {checkout.failure}
            </Alert>
          )}
        </form>
      </div>
    </Dialog>
  );
}
