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

/** The form's error message for each invalid field. */
function wrongs(form: unknown, minimumAge = 13): Record<string, string> {
  const issues = registerForm(minimumAge).safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

it('registration form accepts a complete form', () => {
  expect(wrongs(good)).toEqual({});
});

it('registration form shows the specified message for each rule', () => {
  expect(wrongs({ ...good, confirmPassword: 'other' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(wrongs({ ...good, agreedToTerms: false })).toEqual({
    agreedToTerms: 'You must accept the terms and conditions',
  });
  expect(wrongs({ ...good, password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Password must be at least 8 characters',
  });
  expect(wrongs({ ...good, password: 'abcdefghi', confirmPassword: 'abcdefghi' })).toEqual({
    password:
      'Password is too weak. Please use at least 8 characters with a mix of letters, numbers, and symbols.',
  });
  expect(wrongs({ ...good, password: 'Password1', confirmPassword: 'Password1' })).toEqual({
    password:
      'Password is too weak. Please use at least 8 characters with a mix of letters, numbers, and symbols. This password is too common.',
  });
  expect(wrongs({ ...good, password: 'lovelace-1815', confirmPassword: 'lovelace-1815' })).toEqual({
    password:
      'Password is too weak. Please use at least 8 characters with a mix of letters, numbers, and symbols. This one is too close to your name, your email address or our name.',
  });
  const long = 'correct horse '.repeat(10);
  expect(wrongs({ ...good, password: long, confirmPassword: long })).toEqual({
    password: 'Please use at most 128 characters',
  });
});

it('registration form names the configured minimum age', () => {
  expect(wrongs({ ...good, isOver18: false })).toEqual({
    isOver18: 'You must be 13 or older to use this service',
  });
  expect(wrongs({ ...good, isOver18: false }, 18)).toEqual({
    isOver18: 'You must be 18 or older to use this service',
  });
});

it('registration form reports different passwords together with other errors', () => {
  expect(Object.keys(wrongs({ ...good, displayName: ' ', confirmPassword: 'other' })).sort()).toEqual([
    'confirmPassword',
    'displayName',
  ]);
});

it('registration form requires the confirmation even while the password is empty', () => {
  expect(wrongs({ ...good, password: '', confirmPassword: '' })).toEqual({
    password: 'Password must be at least 8 characters',
    confirmPassword: 'Please enter your password again',
  });
  expect(wrongs({ ...good, confirmPassword: '' })).toEqual({ confirmPassword: 'Passwords do not match' });
});
