import { expect, test } from 'vitest';
import { parseForm } from './parse-form.ts';

test('nested keys become objects and lists', () => {
  const text =
    'mode=payment&line_items[0][price_data][unit_amount]=499&line_items[1][quantity]=2&expand[]=a&expand[]=b&metadata[k%20x]=v';
  expect(parseForm(text)).toEqual({
    mode: 'payment',
    line_items: [{ price_data: { unit_amount: '499' } }, { quantity: '2' }],
    expand: ['a', 'b'],
    metadata: { 'k x': 'v' },
  });
});

test('escaped brackets are brackets, too', () => {
  expect(parseForm('a%5Bb%5D=1')).toEqual({ a: { b: '1' } });
});

test('no key reaches an object’s prototype', () => {
  const form = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
});

test('parseForm refuses a key that is both value and parent, or nested without end', () => {
  expect(() => parseForm('a=1&a[b]=2')).toThrow('Invalid parameter');
  expect(() => parseForm('a[b]=2&a=1')).toThrow('Invalid parameter');
  expect(() => parseForm(`a${'[b]'.repeat(100)}=1`)).toThrow('Invalid parameter');
});
