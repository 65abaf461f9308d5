import { FileText, ImageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n.tsx';
import { fileSize } from './file-size.ts';

interface FileRowProps {
  name: string;
  bytes: number;
  /** A small picture of it; without one a symbol stands in. */
  preview?: string | null | undefined;
  isDocument?: boolean;
  /** Opens the file to save it. */
  href?: string;
  note?: ReactNode;
  actions?: ReactNode;
}

export function FileRow({ name, bytes, preview, isDocument = false, href, note, actions }: FileRowProps) {
  const language = useLanguage();
  const Icon = isDocument ? FileText : ImageIcon;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-md bg-sunken text-muted">
        {preview ? (
          <img src={preview} alt="" width={48} height={48} loading="lazy" className="size-full object-cover" />
        ) : (
          <Icon aria-hidden className="size-5" />
        )}
      </span>
      <span className="flex min-w-0 grow flex-col">
        {href ? (
          <a href={href} download className="truncate font-medium underline-offset-4 hover:underline">
            {name}
          </a>
        ) : (
          <span className="truncate font-medium">{name}</span>
        )}
        <span className="text-muted text-sm">{note ?? fileSize(language, bytes)}</span>
      </span>
      <span className="flex shrink-0">{actions}</span>
    </li>
  );
}
