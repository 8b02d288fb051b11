import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** How a device answers a ceremony; the defaults are those of an honest one. */
export interface DeviceOptions {
  /** The page that asked the device. */
  origin?: string;
  /** Whether the device checked face, finger or code. */
  checked?: boolean;
}

const ORIGIN = 'http://localhost:4000';
/** Flags of authenticator data: the person was there, was checked, and a key follows. */
const PRESENT = 0x01;
const CHECKED = 0x04;
const WITH_KEY = 0x40;

/** A passkey in software, as WebAuthn describes one: an ES256 key that signs challenges for one host. */
export class SoftwarePasskey {
  readonly id: string;
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  readonly #host: string;
  #counter = 0;

  /** @param id of another passkey, to pretend to be it. */
  constructor(id = randomBytes(16).toString('base64url'), host = 'localhost') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
    this.#host = host;
    this.id = id;
  }

  /** The answer to `generate-register-options`. */
  attest(challenge: string, options: DeviceOptions = {}) {
    const credentialId = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255]);
    const data = Buffer.concat([
      this.#data(options, WITH_KEY),
      Buffer.alloc(16),
      length,
      credentialId,
      this.#cose(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 255]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: client('webauthn.create', challenge, options).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer to `generate-authenticate-options`. */
  assert(challenge: string, options: DeviceOptions = {}) {
    this.#counter += 1;
    const data = this.#data(options, 0);
    const written = client('webauthn.get', challenge, options);
    const signature = sign(
      'sha256',
      Buffer.concat([data, createHash('sha256').update(written).digest()]),
      this.#key,
    );
    return this.#answer({
      clientDataJSON: written.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data({ checked = true }: DeviceOptions, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = Buffer.from([PRESENT | (checked ? CHECKED : 0) | more]);
    return Buffer.concat([createHash('sha256').update(this.#host).digest(), flags, counter]);
  }

  /** The public key in COSE (RFC 9053): EC2, ES256, P-256. */
  #cose(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const head = (hex: string) => Buffer.from(hex, 'hex');
    return Buffer.concat([
      head('a5010203262001215820'),
      Buffer.from(x, 'base64url'),
      head('225820'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

function client(type: string, challenge: string, { origin = ORIGIN }: DeviceOptions): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
