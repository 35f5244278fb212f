import { deploymentSecret, hkdfParams } from './deployment-secret.ts'

export interface SecretLocation {
  space: number
  resource: string
  id: number
  field: string
}

const SEAL_VERSION = 'v1'

/**
 * Seals a text with AES-GCM under a key of this deployment. `nonce` is twelve random bytes, used once. The location
 * is authenticated, so a sealed text opens in no other row, resource or space.
 */
export async function seal(env: Env, location: SecretLocation, text: string, nonce: Uint8Array<ArrayBuffer>) {
  const sealed = await crypto.subtle.encrypt(
    cipher(nonce, location),
    await sealingKey(env),
    new TextEncoder().encode(text),
  )
  return [SEAL_VERSION, toBase64(nonce), toBase64(new Uint8Array(sealed))].join('.')
}

/** The text, or null where it was sealed elsewhere, by another deployment, or was tampered with. */
export async function unseal(env: Env, location: SecretLocation, sealed: string): Promise<string | null> {
  const [form, nonce, content] = sealed.split('.')
  if (form !== SEAL_VERSION || !nonce || !content) return null
  try {
    const key = await sealingKey(env)
    const text = await crypto.subtle.decrypt(cipher(fromBase64(nonce), location), key, fromBase64(content))
    return new TextDecoder().decode(text)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

const cipher = (iv: Uint8Array<ArrayBuffer>, { space, resource, id, field }: SecretLocation) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([space, resource, id, field])),
})

const sealingKey = async (env: Env): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    hkdfParams('larder secrets'),
    await deploymentSecret(env),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
