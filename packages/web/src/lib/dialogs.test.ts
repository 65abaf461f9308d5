import { expect, test, vi } from 'vitest';
import { closeDialog, continueAfterAuth, openDialog } from './dialogs.ts';

test('an act that was intended before signing in happens once afterwards', () => {
  const addToCart = vi.fn();
  openDialog({ kind: 'auth', next: addToCart });
  continueAfterAuth();
  continueAfterAuth();
  expect(addToCart).toHaveBeenCalledTimes(1);
});

test('closing the dialog forgets the intention', () => {
  const addToCart = vi.fn();
  openDialog({ kind: 'auth', next: addToCart });
  closeDialog();
  continueAfterAuth();
  expect(addToCart).not.toHaveBeenCalled();
});
