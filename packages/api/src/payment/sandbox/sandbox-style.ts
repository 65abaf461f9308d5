import { createHash } from 'node:crypto';

export const SANDBOX_STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:#f4f4f1;color:#1f2328;font:16px/1.6 system-ui,-apple-system,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans",sans-serif;word-break:keep-all;overflow-wrap:break-word}
.banner{background:#1f2328;color:#fff;padding:.6rem 4.5rem .6rem 1rem;text-align:center;font-size:.9rem}
.banner b{letter-spacing:.12em}
main{max-width:30rem;margin:2rem auto;padding:0 1rem}
.card{background:#fff;border:1px solid #e2e2dc;border-radius:16px;padding:1.75rem}
h1{margin:0 0 .5rem;font-size:1.3rem;line-height:1.35}
p{margin:0 0 1rem;color:#4b5258}
dl{margin:1.25rem 0;padding:1rem 0;border:solid #e2e2dc;border-width:1px 0}
dl div{display:flex;justify-content:space-between;gap:1.5rem}
dt{color:#4b5258;flex:none}dd{margin:0;text-align:right;font-weight:600}
dd.amount{font-size:1.25rem;font-variant-numeric:tabular-nums}
[role=alert]{padding:.75rem 1rem;border-radius:10px;background:#fdecea;color:#8c1d18}
button,.link{display:block;width:100%;margin:.5rem 0 0;padding:.75rem 1rem;border:1px solid #b9bbb4;border-radius:10px;background:#fff;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.link:hover{background:#f4f4f1}
button.main{border-color:#1d5b4f;background:#1d5b4f;color:#fff;font-weight:600}
button.main:hover{background:#164a40}
:focus-visible{outline:3px solid #3f8f7f;outline-offset:2px}
h2{margin:1.5rem 0 0;font-size:.95rem}
h3{margin:1.25rem 0 0;font-size:.9rem;color:#4b5258}
summary{margin-top:1.5rem;padding:.25rem 0;font-weight:600;font-size:.95rem;cursor:pointer}
details p{margin:.25rem 0 .5rem;font-size:.9rem}
details button{text-align:left;font-size:.95rem}
`;

/** Lets exactly this through the page's content security policy. */
export const hashOf = (inline: string) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
export const SANDBOX_STYLE_HASH = hashOf(SANDBOX_STYLE);
