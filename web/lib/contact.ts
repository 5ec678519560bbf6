/** The contact address: CONTACT, if the operator sets it at build time. */
import { site } from '../../content/site.ts';

const given: string | undefined = import.meta.env.CONTACT;
const [user = site.contact.user, host = site.contact.host] = given?.split('@') ?? [];

/** In two parts, so that no page source contains an address that can be harvested. */
export const contact = { user, host };
