import { expect, test } from 'vitest';
import { viewsOf } from './views.ts';

test('the views of a scene are the keys of its dict, however they are written', () => {
  const source = `"""A scene."""
FRAME = dict(loc=(0, 1, 2))
VIEWS = {
    "main": FRAME,  # the "first": as it hangs in the store {
    "detail": dict(
        FRAME, target=(0, [1], 2), grade={"exposure": 0.2, "wb": (1, 1, 1)}
    ),
    "before": dict(text="} # no end: here"),
}
OTHERS = {"not a view": 1}


def build(view):
    pass
`;
  expect(viewsOf(source)).toEqual(['main', 'detail', 'before']);
});

test('one line is enough', () => {
  expect(viewsOf('VIEWS = {"main": dict(loc=(0, -12.2, 2.9)), "side": dict()}\n')).toEqual(['main', 'side']);
});

test('a scene without views is said to be so', () => {
  expect(() => viewsOf('views = {"main": 1}')).toThrow('VIEWS');
  expect(() => viewsOf('VIEWS = {}')).toThrow('no view');
});
