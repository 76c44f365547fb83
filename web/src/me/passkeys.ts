/** Passkeys of this browser: made and used as the server asks for it. */
import type { Credential } from './requests';

type Options = Record<string, unknown>;

/** Whether this browser can read what the server asks for. */
export function able(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** A new passkey; nothing if somebody thinks better of it. */
export async function make(options: Options): Promise<Credential | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return said(navigator.credentials.create({ publicKey }));
}

/** What a passkey has signed; nothing if somebody thinks better of it. */
export async function use(options: Options): Promise<Credential | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return said(navigator.credentials.get({ publicKey }));
}

async function said(asked: Promise<unknown>): Promise<Credential | null> {
  try {
    const credential = (await asked) as PublicKeyCredential | null;
    return credential && (credential.toJSON() as Credential);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
