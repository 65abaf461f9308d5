/** As random as it gets, also on pages without https, where crypto.randomUUID is missing. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One id per content: sending the same form again, by a second click or a retry, is the same order on the server. */
export function createRequestIds(): (content: object) => string {
  let last = { content: '', id: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, id: newRequestId() };
    return last.id;
  };
}
