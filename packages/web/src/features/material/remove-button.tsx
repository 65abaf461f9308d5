import { X } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';

interface RemoveButtonProps {
  name: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** Goes with its row; the list keeps the focus. */
export function RemoveButton({ name, disabled = false, onRemove }: RemoveButtonProps) {
  const translate = useTranslate();
  return (
    <Button
      variant="ghost"
      size="icon"
      disabled={disabled}
      aria-label={translate('material.remove', { name })}
      onClick={(event) => {
        event.currentTarget.closest('ul')?.focus();
        onRemove();
      }}
    >
      <X aria-hidden className="size-4.5" />
    </Button>
  );
}
