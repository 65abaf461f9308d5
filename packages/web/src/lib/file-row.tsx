import { FILE_KIND_NAMES, type FileKind } from '@softbox/config/files';
import { FileText, ImageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSize } from './file-size.ts';
import { useLanguage } from './i18n.tsx';

interface FileRowProps {
  name: string;
  bytes: number;
  /** Null where nobody has looked at its content yet. */
  kind?: FileKind | null;
  /** A small picture of it; without one a symbol stands in. */
  preview?: string | null;
  /** Saves the file. */
  href?: string;
  /** Instead of kind and size. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** One file in a list of files. */
export function FileRow({ name, bytes, kind = null, preview, href, note, actions }: FileRowProps) {
  const language = useLanguage();
  const Icon = kind === 'pdf' ? FileText : ImageIcon;
  const shownName = 'line-clamp-2 break-all font-medium';
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
          <a
            href={href}
            download
            className={`${shownName} underline decoration-line-strong underline-offset-4 hover:decoration-accent`}
          >
            {name}
          </a>
        ) : (
          <span className={shownName}>{name}</span>
        )}
        <span className="text-muted text-sm">
          {note ?? [kind && FILE_KIND_NAMES[kind], fileSize(language, bytes)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {actions && <span className="flex shrink-0">{actions}</span>}
    </li>
  );
}
