import { expect, test } from 'vitest';
import { fullName, nameFields } from './person-name.ts';

test('a name is said in the order of the language', () => {
  expect(nameFields('ko')).toEqual(['lastName', 'firstName']);
  expect(nameFields('en')).toEqual(['firstName', 'lastName']);
  expect(fullName('en', { firstName: 'Jane', lastName: 'Doe' })).toBe('Jane Doe');
  expect(fullName('vi', { firstName: 'Lan', lastName: 'Nguyễn' })).toBe('Nguyễn Lan');
});

test('Korean, Japanese and Chinese names are written without a space', () => {
  expect(fullName('ko', { firstName: '길동', lastName: '홍' })).toBe('홍길동');
  expect(fullName('en', { firstName: '길동', lastName: '홍' })).toBe('홍길동');
  expect(fullName('ko', { firstName: 'Jane', lastName: 'Doe' })).toBe('Doe Jane');
});

test('what was not given leaves no gap', () => {
  expect(fullName('en', { firstName: 'Jane', lastName: '' })).toBe('Jane');
  expect(fullName('ko', { firstName: '', lastName: '' })).toBe('');
});
