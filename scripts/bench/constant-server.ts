// The limit that scripts/bench.ts measures against: the same bytes from memory, by Node alone.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file = '', port = ''] = process.argv;
const body = readFileSync(file);
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
