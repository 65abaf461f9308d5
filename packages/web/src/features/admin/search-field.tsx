import { useEffect, useState } from 'react';
import { Input } from '../../ui/input.tsx';

/** Typing is over when nothing has been typed for this long. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

/** Searches while one types. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      className="min-w-0 grow basis-64"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text);
      }}
    >
      <Input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
