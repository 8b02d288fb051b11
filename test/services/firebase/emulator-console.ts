import { z } from 'zod';
import { PROJECT } from './start-emulator.ts';

const accounts = z.object({
  users: z.array(z.object({ localId: z.string(), displayName: z.string().optional() })).default([]),
});
const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});
const textMessages = z.object({
  verificationCodes: z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
});
const signedUp = z.object({ localId: z.string(), idToken: z.string() });

/** What a project's owner does in Firebase's console, and the users' mailbox, by the emulator's REST API. */
export class EmulatorConsole {
  readonly #address: string;

  /** @param address of the emulator. */
  constructor(address: string) {
    this.#address = address;
  }

  /** Switches email enumeration protection. */
  async protectAddresses(enableImprovedEmailPrivacy: boolean): Promise<void> {
    await this.#call('PATCH', `/emulator/v1/projects/${PROJECT}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy },
    });
  }

  /** The account of this address, if any. */
  async find(email: string): Promise<{ localId: string; displayName?: string | undefined } | undefined> {
    const found = await this.#call('POST', this.#accounts('lookup'), { email: [email] });
    return accounts.parse(found).users[0];
  }

  /** Changes the address of an account, which mails a link to the former one that undoes it. */
  async changeEmail(email: string, wanted: string): Promise<void> {
    const localId = (await this.find(email))?.localId;
    await this.#call('POST', this.#accounts('update'), { localId, email: wanted });
  }

  /** Disables the account of this address. */
  async disable(email: string): Promise<void> {
    const localId = (await this.find(email))?.localId;
    await this.#call('POST', this.#accounts('update'), { localId, disableUser: true });
  }

  /** Adds a phone as the second factor of this address's account. */
  async addPhone(email: string, phoneInfo: string): Promise<void> {
    const localId = (await this.find(email))?.localId;
    const mfa = { enrollments: [{ phoneInfo, mfaEnrollmentId: 'phone' }] };
    await this.#call('POST', this.#accounts('update'), { localId, emailVerified: true, mfa });
  }

  /** The newest code that was texted to this number. */
  async textedCode(phoneNumber: string): Promise<string> {
    const path = `/emulator/v1/projects/${PROJECT}/verificationCodes`;
    const { verificationCodes } = textMessages.parse(await this.#call('GET', path));
    const code = verificationCodes.findLast((one) => one.phoneNumber === phoneNumber)?.code;
    if (code === undefined) throw new Error(`No code was sent to ${phoneNumber}`);
    return code;
  }

  /** The links of the reset emails to this address, oldest first. */
  async resetLinks(email: string): Promise<URL[]> {
    return this.#links('PASSWORD_RESET', email);
  }

  /** The newest link to log in that was mailed to this address. */
  async signInLink(email: string): Promise<URL> {
    const link = (await this.#links('EMAIL_SIGNIN', email)).at(-1);
    if (!link) throw new Error(`No link was sent to ${email}`);
    return link;
  }

  /** The links with which the account of this address is to get another one, oldest first. */
  async changeLinks(email: string): Promise<URL[]> {
    return this.#links('VERIFY_AND_CHANGE_EMAIL', email);
  }

  /** The newest link that gives an account this address back. */
  async undoLink(email: string): Promise<URL> {
    const link = (await this.#links('RECOVER_EMAIL', email)).at(-1);
    if (!link) throw new Error(`No link was sent to ${email}`);
    return link;
  }

  async #links(requestType: string, email: string): Promise<URL[]> {
    const { oobCodes } = codes.parse(await this.#call('GET', `/emulator/v1/projects/${PROJECT}/oobCodes`));
    return oobCodes
      .filter((code) => code.email === email && code.requestType === requestType)
      .map(({ oobLink }) => new URL(oobLink));
  }

  /** Signs a user up without a browser, anonymously without credentials. */
  async signUp(credentials: { email?: string; password?: string }): Promise<{ uid: string; token: string }> {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any';
    const answer = signedUp.parse(
      await this.#call('POST', path, { ...credentials, returnSecureToken: true }),
    );
    return { uid: answer.localId, token: answer.idToken };
  }

  #accounts(what: string): string {
    return `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:${what}`;
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (!path.includes('key=')) headers.set('authorization', 'Bearer owner');
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
