/** Otherwise links in mails follow the Host header of a request. `secrets` are names. Throws a sentence for people. */
export function requireOrigin(configured: unknown, secrets: readonly string[]): void {
  if (configured === undefined && secrets.includes('ORIGIN')) return
  if (configured === undefined || configured === '') throw new Error(`ORIGIN is not set. ${remedy}`)
  if (typeof configured !== 'string' || !isOrigin(configured))
    throw new Error(`ORIGIN = ${JSON.stringify(configured)} is not an address that people can open. ${remedy}`)
}

/** Paths are appended to the address, so it has none of its own. */
const isOrigin = (address: string) =>
  URL.canParse(address) && address.startsWith('https://') && new URL(address).origin === address

const remedy = `It is the public address of this deployment, with https and without a slash at its end. Write it into
wrangler.toml, above the first [section], and deploy again:

  vars = { ORIGIN = "https://larder.example.com" }

or keep it with the deployed worker: npx wrangler secret put ORIGIN`
