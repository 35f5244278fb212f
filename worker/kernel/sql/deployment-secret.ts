/** A secret of its own, so that replacing `AUTH_SECRET` ends sessions without losing sealed texts. */
export async function deploymentSecret({ SEAL_SECRET, AUTH_SECRET }: Env): Promise<CryptoKey> {
  const secret = SEAL_SECRET ?? AUTH_SECRET
  if (!secret || secret.length < 32) throw new Error('SEAL_SECRET or AUTH_SECRET must be set to 32 characters or more')
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, ['deriveKey'])
}

export const hkdfParams = (purpose: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: new TextEncoder().encode(purpose),
})
