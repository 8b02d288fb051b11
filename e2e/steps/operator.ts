import type { Page } from '@playwright/test';
import { z } from 'zod';
import { post } from './person.ts';

/** The one operator of the started product. */
export const OPERATOR = { name: 'Olga Operator', email: 'olga@example.com', password: 'shelf-keeper-1' };

/** Logs the page's browser profile in as the operator. */
export async function logInAsOperator(page: Page): Promise<void> {
  const { email, password } = OPERATOR;
  await post(page.context().request, '/api/auth/sign-in/email', z.unknown(), { email, password });
}
