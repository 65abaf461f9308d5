/**
 * The names of a scene's views: the keys of its `VIEWS = { … }`, which every scene writes as a plain dict. Read without
 * Python, so that the check runs on every machine.
 */
export function viewsOf(source: string): string[] {
  const start = /^VIEWS = \{/m.exec(source);
  if (!start) throw new Error('VIEWS = { … } is missing');
  const names: string[] = [];
  let depth = 0;
  // Strings, comments and brackets are all that decides where a key stands.
  for (const [token, text] of source.slice(start.index).matchAll(/#.*|"([^"\n]*)"(?=\s*:)|"[^"\n]*"|[([{}\])]/g)) {
    if ('([{'.includes(token)) depth += 1;
    else if ('}])'.includes(token)) depth -= 1;
    else if (depth === 1 && text !== undefined) names.push(text);
    if (depth === 0) break;
  }
  if (names.length === 0) throw new Error('VIEWS names no view');
  return names;
}
