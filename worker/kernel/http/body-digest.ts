/** Bodies mean the same where their digests are equal; files count with their content. */
export async function bodyDigest(body: unknown): Promise<string> {
  const files: File[] = []
  const text = JSON.stringify(body, (_name, value: unknown) => (value instanceof File ? files.push(value) : value))
  const parts = await Promise.all([new Blob([text]), ...files].map((part) => part.arrayBuffer()))
  const digests = await Promise.all(parts.map((part) => crypto.subtle.digest('SHA-256', part)))
  const whole = await crypto.subtle.digest('SHA-256', await new Blob(digests).arrayBuffer())
  return [...new Uint8Array(whole)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
