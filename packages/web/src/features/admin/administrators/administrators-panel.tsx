import { useMay } from '../../../lib/use-may.ts';
import { AuditSection } from './audit-section.tsx';
import { TeamSection } from './team-section.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** Who works here and what they did; one's own second step for everybody. */
export function AdministratorsPanel() {
  const may = useMay();
  return (
    <div className="flex flex-col gap-12">
      {may('administrators') && <TeamSection />}
      <TwoStepSection />
      {may('audit.read') && <AuditSection />}
    </div>
  );
}
