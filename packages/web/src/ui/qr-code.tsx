import encodeQR from 'qr';
import { pathOfModules } from './qr-path.ts';

/** White around it, as scanners need. */
const QUIET_MODULES = 4;

/** A code drawn here and now, as one shape; dark on white in every theme, or cameras cannot read it. */
export function QrCode({ content, label, dimmed = false }: { content: string; label: string; dimmed?: boolean }) {
  const modules = encodeQR(content, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const size = modules.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 max-w-full rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOfModules(modules)} fill="#111" opacity={dimmed ? 0.12 : 1} />
    </svg>
  );
}
