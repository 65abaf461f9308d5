/** Why a step may read rows of a table: what it reads is bounded by a page, or there is one row. */
const EXPLAINED: readonly [RegExp, string][] = [
  [/COVERING INDEX/, ''],
  [/^SEARCH \w+ USING (INTEGER PRIMARY KEY|INDEX sqlite_autoindex_)/, 'the rows of a page, by their keys'],
  [
    /^SEARCH \w+ USING INDEX (order_lines_position|order_files_order|user_sessions_user)/,
    'what hangs on a page’s rows',
  ],
  [/^(SEARCH|SCAN) o?\w* USING INDEX orders_(newest|of_user|by_\w+)/, 'in its own order, as far as the page reaches'],
  [/^SCAN (order|member)_words VIRTUAL TABLE INDEX \d+:M/, 'in the order of the list, as far as the page reaches'],
  [/^SCAN \(subquery-\d\)/, 'as many as show that a word is common'],
  [/^SEARCH \w+ USING PRIMARY KEY/, 'a table that is its own index'],
  [/^SEARCH \w+ USING INDEX payment_attempts_by_provider/, 'newest first, until one was paid'],
  [/^SEARCH \w+ USING INDEX (jobs_due|jobs_by_kind)/, 'those that wait'],
  [
    /^SCAN (templates|provider_health|__drizzle_migrations|content_versions|settings|auth_users$)/,
    'a table of a few rows',
  ],
  [/^SCAN (webhook_inbox|d|pragma_\w+|json_each)\b/, 'counts by an index, or a list that is handed in'],
  [
    /^(LIST|SCALAR) SUBQUERY|^USE TEMP B-TREE|^MULTI-INDEX OR|^INDEX \d|^CO-ROUTINE|^COMPOUND|^MATERIALIZE|^SCAN CONSTANT ROW/,
    '',
  ],
];

/** Index-only, or with a reason. */
export function judgePlan(step: string): { verdict: string; isFine: boolean } {
  const known = EXPLAINED.find(([pattern]) => pattern.test(step));
  return { verdict: known?.[1] ?? 'unexplained', isFine: known !== undefined };
}
