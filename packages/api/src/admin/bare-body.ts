/** Stands for what is not shown. */
export const HIDDEN = '•••';
const LONGEST = 20_000;
const DEEPEST = 20;

/** Numbers, states, money and times: the last word of a field's name, `camelCase` and `snake_case` alike. */
const SHOWN =
  /^(id|ref|no|type|object|status|state|event|mode|livemode|version|amount|amt|minor|total|value|currency|fee|count|quantity|time|at|date|create|created|payment|code|reason|intent|method|final|captured|paid)$/;
/** Whatever it is of theirs, it is theirs; and no secret is ever a state. */
const HIDES =
  /^(payer|buyer|customer|shipping|billing|card|owner|user|openid|secret|key|token|sign|signature|cert|acc)s?$/;
/** One word, or a moment: what people write has spaces, and their addresses an @. */
const PLAIN = /^[^\s@]{1,128}$|^\d{4}-\d\d-\d\d [\d:.+]+$/;

const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const isShown = (name: string) => {
  const words = wordsOf(name);
  return SHOWN.test(words.at(-1) ?? '') && !words.some((word) => HIDES.test(word));
};

function bare(value: unknown, name: string, hidden: boolean, depth: number): unknown {
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((one) => bare(one, name, hidden, depth + 1));
  if (typeof value === 'object' && value !== null) {
    const within = hidden || wordsOf(name).some((word) => HIDES.test(word));
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, bare(one, field, within, depth + 1)]),
    );
  }
  if (value === null || value === '') return value;
  return hidden || !isShown(name) || !PLAIN.test(String(value)) ? HIDDEN : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const fields = [...new URLSearchParams(text)];
    return fields.length > 1 ? Object.fromEntries(fields) : null;
  }
}

/**
 * What a provider's message says, in a shape for reading: of every field its name, and the value only where the name says
 * that it is a number, a state, money or a time. A field that nobody has thought of is hidden, not shown.
 */
export function bareBody(raw: Uint8Array): string | null {
  const content = parse(new TextDecoder().decode(raw));
  if (typeof content !== 'object' || content === null) return null;
  const text = JSON.stringify(bare(content, '', false, 0), null, 2);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
}
