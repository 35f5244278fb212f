/**
 * Refuses to deploy a worker that would not know its own address: links in mails would lead wherever a request claims to
 * come from. `secrets` are the names of those that the deployed worker has. Throws a sentence that says what to do.
 */
export function requireOrigin(configured: unknown, secrets: readonly string[]): void {
  if (configured === undefined && secrets.includes('ORIGIN')) return
  if (configured === undefined || configured === '') throw new Error(`ORIGIN is not set. ${remedy}`)
  if (typeof configured !== 'string' || !isOrigin(configured))
    throw new Error(`ORIGIN = ${JSON.stringify(configured)} is not an address that people can open. ${remedy}`)
}

/** Nothing but scheme, host and port: the address is put before paths. */
const isOrigin = (address: string) =>
  URL.canParse(address) && address.startsWith('https://') && new URL(address).origin === address

const remedy = `It is the public address of this deployment, with https and without a slash at its end. Write it into
wrangler.toml, above the first [section], and deploy again:

  vars = { ORIGIN = "https://larder.example.com" }

or keep it with the deployed worker: npx wrangler secret put ORIGIN`
