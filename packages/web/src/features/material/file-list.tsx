import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { SendingRow } from './sending-row.tsx';
import { type Place, useNews, useSendings } from './sendings.ts';

interface FileListProps {
  place: Place;
  /** Rows of the files that are there. */
  children: ReactNode;
}

/** The files of a place, with those on their way to it. Takes the focus of a row that goes. */
export function FileList({ place, children }: FileListProps) {
  const translate = useTranslate();
  const sendings = useSendings(place);
  const news = useNews();
  return (
    <>
      <ul tabIndex={-1} aria-label={translate('material.files')} className="divide-y divide-line rounded-sm">
        {children}
        {sendings.map((sending) => (
          <SendingRow key={sending.key} sending={sending} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
