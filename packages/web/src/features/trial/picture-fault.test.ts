import { expect, test } from 'vitest';
import { faultOf } from './picture-fault.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('a file that the browser cannot open is judged by its content', () => {
  expect(faultOf(bytes('\0\0\0\x18ftypheic\0\0\0\0'))).toBe('heic');
  expect(faultOf(bytes('\0\0\0\x18ftypmif1\0\0\0\0'))).toBe('heic');
  expect(faultOf(bytes('\xff\xd8\xff\xe0broken'))).toBe('unreadable');
  expect(faultOf(bytes('\x89PNG\r\n'))).toBe('unreadable');
  expect(faultOf(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBe('unreadable');
  expect(faultOf(bytes('\0\0\0\x18ftypisom\0\0\0\0'))).toBe('notPicture');
  expect(faultOf(bytes('Dear studio'))).toBe('notPicture');
  expect(faultOf(bytes(''))).toBe('notPicture');
});
