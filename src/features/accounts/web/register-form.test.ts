import { expect, it } from 'vitest';
import { registerForm } from './register-form.ts';

const good = {
  displayName: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  isOver18: true,
  agreedToTerms: true,
};

/** What the form says about each wrong field. */
function wrongs(form: unknown, minimumAge = 13): Record<string, string> {
  const issues = registerForm(minimumAge).safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

it('accepts a complete form', () => {
  expect(wrongs(good)).toEqual({});
});

it('says the printed words for each rule', () => {
  expect(wrongs({ ...good, confirmPassword: 'other' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(wrongs({ ...good, agreedToTerms: false })).toEqual({
    agreedToTerms: 'You must accept the terms and conditions',
  });
  expect(wrongs({ ...good, password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Password must be at least 8 characters',
  });
  const long = 'correct horse '.repeat(10);
  expect(wrongs({ ...good, password: long, confirmPassword: long })).toEqual({
    password: 'Please use at most 128 characters',
  });
});

it('names the configured age', () => {
  expect(wrongs({ ...good, isOver18: false })).toEqual({
    isOver18: 'You must be 13 or older to use this service',
  });
  expect(wrongs({ ...good, isOver18: false }, 18)).toEqual({
    isOver18: 'You must be 18 or older to use this service',
  });
});

it('tells of different passwords together with the rest', () => {
  expect(Object.keys(wrongs({ ...good, displayName: ' ', confirmPassword: 'other' })).sort()).toEqual([
    'confirmPassword',
    'displayName',
  ]);
});

it('asks for the password a second time, even while the first is empty', () => {
  expect(wrongs({ ...good, password: '', confirmPassword: '' })).toEqual({
    password: 'Password must be at least 8 characters',
    confirmPassword: 'Please enter your password again',
  });
  expect(wrongs({ ...good, confirmPassword: '' })).toEqual({ confirmPassword: 'Passwords do not match' });
});
