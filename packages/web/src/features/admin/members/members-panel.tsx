import { useEffect, useRef } from 'react';
import { MemberCards } from './member-cards.tsx';
import { MemberDetail } from './member-detail.tsx';
import { MemberList } from './member-list.tsx';
import { useMemberPlace } from './member-place.ts';

/** The list, or one member of it. */
export function MembersPanel() {
  const { member, close } = useMemberPlace();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(member);

  useEffect(() => {
    const before = shown.current;
    shown.current = member;
    if (before === member) return;
    // Focus goes along: to the detail, and back to the member it came from.
    const row = before && panel.current?.querySelector<HTMLElement>(`[data-member="${CSS.escape(before)}"]`);
    if (row) row.focus();
    else panel.current?.focus({ preventScroll: true });
  }, [member]);

  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {member && <MemberDetail key={member} userId={member} onBack={close} />}
      {/* Kept while a member is looked at, so that the way back needs no waiting. */}
      <div hidden={member !== undefined} className={member ? undefined : 'flex flex-col gap-6'}>
        <MemberCards />
        <MemberList />
      </div>
    </div>
  );
}
