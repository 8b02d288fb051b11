import { chromium } from '@playwright/test';
import { GALLERY_PAGE_SIZE } from '../../src/features/toytwins/contract.ts';
import type { App } from '../../src/http/application.ts';
import type { Services } from '../../src/services/index.ts';
import { CHROMIUM_FLAGS, weighPage } from '../measure/page-weight.ts';
import { fillGallery } from '../prepare/fill-gallery.ts';
import { makeAccount, PASSWORD } from '../prepare/person.ts';
import { type Bench, type Measure, within } from '../row.ts';
import { startProduct } from '../servers/product.ts';

const LIMIT = 136;

/** JavaScript that the app's two main pages load on a first visit of somebody who is signed in. */
export const measureAppPages: Measure = async (bench) => {
  await using product = await startProduct(bench, { prepare: prepareGallery });
  const visitor = await logIn(bench, product.url, product.prepared.email);
  const create = await weighPage(bench, `${product.url}/create`, visitor);
  const gallery = await weighPage(bench, `${product.url}/gallery`, visitor);
  return [
    within(LIMIT, { name: '/create, JavaScript, signed in', measured: create.scripts / 1000, unit: 'kB' }),
    within(LIMIT, { name: '/gallery, JavaScript, signed in', measured: gallery.scripts / 1000, unit: 'kB' }),
  ];
};

async function prepareGallery(app: App, { database }: Services) {
  const account = await makeAccount(app);
  await fillGallery(database, account.uid, GALLERY_PAGE_SIZE);
  return account;
}

/** @returns the cookies of a browser that logged in by the form. */
async function logIn(bench: Bench, url: string, email: string) {
  await using browser = await chromium.launch({ executablePath: bench.browser, args: CHROMIUM_FLAGS });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/gallery');
  return await context.storageState();
}
