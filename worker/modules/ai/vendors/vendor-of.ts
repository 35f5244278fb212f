/** How a provider is spoken to. */
export type Wire = 'openai' | 'anthropic' | 'google' | 'mistral' | 'workers-ai' | 'compatible'

export interface Vendor {
  wire: Wire
  /** Null where only the provider's own address says it. */
  base: string | null
  /** Behind an address that has none. */
  path: string
  needsKey: boolean
}

const compatible = (base: string | null, needsKey = true): Vendor => ({
  wire: 'compatible',
  base,
  path: '/v1',
  needsKey,
})
const google: Vendor = {
  wire: 'google',
  base: 'https://generativelanguage.googleapis.com/v1beta',
  path: '/v1beta',
  needsKey: true,
}
const binding: Vendor = { wire: 'workers-ai', base: null, path: '', needsKey: false }

/** By what stands before the first slash of a model's name. */
const VENDORS = new Map<string, Vendor>([
  ['openai', { wire: 'openai', base: 'https://api.openai.com/v1', path: '/v1', needsKey: true }],
  ['anthropic', { wire: 'anthropic', base: 'https://api.anthropic.com/v1', path: '/v1', needsKey: true }],
  ['gemini', google],
  ['google', google],
  ['mistral', { wire: 'mistral', base: 'https://api.mistral.ai/v1', path: '/v1', needsKey: true }],
  ['openrouter', compatible('https://openrouter.ai/api/v1')],
  ['groq', compatible('https://api.groq.com/openai/v1')],
  ['deepseek', compatible('https://api.deepseek.com/v1')],
  ['xai', compatible('https://api.x.ai/v1')],
  ['ollama', compatible(null, false)],
  ['ollama_chat', compatible(null, false)],
  ['workers-ai', binding],
  ['cloudflare', binding],
])

/** Names of models that need no vendor before them. */
const FAMILIES: readonly [RegExp, string][] = [
  [/^(?:gpt-|chatgpt-|o\d)/, 'openai'],
  [/^claude-/, 'anthropic'],
  [/^gemini-/, 'gemini'],
  [/^(?:mistral|ministral|magistral|pixtral|codestral)-/, 'mistral'],
]

export interface NamedModel {
  vendor: Vendor
  /** As the vendor calls it. */
  model: string
}

/** Takes a name as routers of models write it. Null where it says no vendor and there is no address of its own. */
export function vendorOf(name: string, url: string | null | undefined): NamedModel | null {
  const slash = name.indexOf('/')
  const prefix = slash < 0 ? '' : name.slice(0, slash).toLowerCase()
  const named = VENDORS.get(prefix)
  if (named) return { vendor: url ? speakingAt(named) : named, model: name.slice(slash + 1) }
  if (url) return { vendor: compatible(null, false), model: name }
  const [, family] = FAMILIES.find(([beginning]) => beginning.test(name)) ?? []
  const vendor = VENDORS.get(family ?? '')
  return vendor ? { vendor, model: name } : null
}

/** At an address of one's own, OpenAI's names mean any server that speaks as it does, maybe without a key. */
const speakingAt = (vendor: Vendor): Vendor =>
  vendor.wire === 'openai' ? compatible(null, false) : { ...vendor, needsKey: false }

/** Where requests begin. */
export function baseOf({ base, path }: Vendor, url: string | null | undefined): string | null {
  if (!url) return base
  const trimmed = url.replace(/\/+$/, '')
  return new URL(url).pathname === '/' ? trimmed + path : trimmed
}
