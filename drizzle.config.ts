import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/services/**/tables.ts',
    './src/features/**/tables.ts',
    './packages/stripe-sandbox/tables.ts',
  ],
  out: './migrations',
});
