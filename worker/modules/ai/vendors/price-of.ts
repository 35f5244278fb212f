import type { Price } from '../calls/price.contract.ts'
import { knownPrice } from './known-prices.ts'

interface PricedProvider {
  model_name: string
  log_credit_cost: boolean
  price_input?: number | null | undefined
  price_output?: number | null | undefined
  price_cache?: number | null | undefined
}

const FREE: Price = { input: 0, output: 0, cache_read: 0, cache_write: 0 }
/** Of a model that nobody has told the price of: what a dear one takes, so that no limit is passed unseen. */
const UNKNOWN: Price = { input: 3, output: 15, cache_read: 3, cache_write: 3.75 }

/** What a provider's own row says comes first. Free is what does not count, and what runs on a machine of one's own. */
export function priceOf(provider: PricedProvider): Price {
  if (!provider.log_credit_cost) return FREE
  const listed = knownPrice(provider.model_name) ?? (isLocal(provider.model_name) ? FREE : UNKNOWN)
  const input = provider.price_input ?? listed.input
  const own = provider.price_input !== null && provider.price_input !== undefined
  return {
    input,
    output: provider.price_output ?? listed.output,
    cache_read: provider.price_cache ?? (own ? input : listed.cache_read),
    cache_write: own ? input : listed.cache_write,
  }
}

const isLocal = (model: string): boolean => /^ollama(?:_chat)?\//.test(model)
