import type { LanguageModel } from 'ai'
import { AiRefusal } from './ai-refusal.ts'
import { baseOf, type NamedModel, type Wire } from './vendor-of.ts'

export interface Access {
  url: string | null | undefined
  key: string | null
  fetch: typeof fetch
  /** Only for providers of the operator, who pays for it. */
  binding: unknown
}

/** The libraries of vendors are loaded when they are first needed, so that the worker starts without them. */
export async function languageModel({ vendor, model }: NamedModel, access: Access): Promise<LanguageModel> {
  if (vendor.needsKey && access.key === null) throw new AiRefusal('key_missing')
  const baseURL = baseOf(vendor, access.url)
  if (vendor.wire !== 'workers-ai' && baseURL === null) throw new AiRefusal('address_missing')
  return makers[vendor.wire](model, {
    baseURL: baseURL ?? '',
    apiKey: access.key ?? '',
    fetch: access.fetch,
    binding: access.binding,
  })
}

interface Settings {
  baseURL: string
  apiKey: string
  fetch: typeof fetch
  binding: unknown
}

const makers: Record<Wire, (model: string, settings: Settings) => Promise<LanguageModel>> = {
  async openai(model, settings) {
    const { createOpenAI } = await import('@ai-sdk/openai')
    return createOpenAI(settings)(model)
  },
  async anthropic(model, settings) {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(settings)(model)
  },
  async google(model, settings) {
    const { createGoogle } = await import('@ai-sdk/google')
    return createGoogle(settings)(model)
  },
  async mistral(model, settings) {
    const { createMistral } = await import('@ai-sdk/mistral')
    return createMistral(settings)(model)
  },
  async compatible(model, { apiKey, ...settings }) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
    const named = { name: 'compatible', supportsStructuredOutputs: true, ...settings }
    return createOpenAICompatible(apiKey === '' ? named : { ...named, apiKey })(model)
  },
  async 'workers-ai'(model, { binding }) {
    if (!binding) throw new AiRefusal('no_binding')
    const { createWorkersAI } = await import('workers-ai-provider')
    return createWorkersAI({ binding: binding as Ai })(model as '@cf/meta/llama-3.1-8b-instruct') // Any name may be tried.
  },
}
