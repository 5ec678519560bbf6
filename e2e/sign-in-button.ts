/** The links that start signing in, found by the words of the page. */
import type { Locator, Page } from 'playwright-core';
import { formatSign } from '../web/ui/nav.messages.ts';

const name = formatSign.signIn + formatSign.withProvider;

/** All of them, in a page or in a part of it. */
export const signInButtons = (within: Page | Locator): Locator => within.getByRole('link', { name });

/** The first of the page: the header's. */
export const signInButton = (page: Page): Locator => signInButtons(page).first();
