interface Person {
  phone: string | null;
  createdAt: string;
}

const monthOf = (moment: Date) => `${moment.getFullYear()}-${moment.getMonth()}`;

/** The month is the one on the administrator's own clock, like the dates of the table. */
export const countMembers = (members: readonly Person[], now: Date) => ({
  all: members.length,
  thisMonth: members.filter(({ createdAt }) => monthOf(new Date(createdAt)) === monthOf(now)).length,
  withPhone: members.filter(({ phone }) => phone).length,
});
