import type { LanguageModel } from 'ai'
import { AiRefusal } from '../vendors/ai-refusal.ts'
import { refusalOf } from '../vendors/refusal-of.ts'
import { MAX_REQUESTS, type Usage } from './credit-cost.ts'
import { findJson } from './find-json.ts'
import { inputSize, tokensOf } from './input-size.ts'
import type { Question } from './question.ts'
import type { Received, Sent } from './send.ts'
import { addUsage, usageOf } from './usage-of.ts'

export interface Conversation<Checked> {
  result: { value: Checked } | { refusal: AiRefusal }
  usage: Usage
  /** The provider did not say it for each request. */
  estimated: boolean
}

/** Asks, and once more where the answer is not what was asked for. Errors of our own code pass. */
export async function converse<Said, Checked>(
  loadModel: () => Promise<LanguageModel>,
  question: Question<Said, Checked>,
  { output, timeLeft }: { output: number; timeLeft: () => number },
): Promise<Conversation<Checked>> {
  let usage: Usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }
  let estimated = false
  let again: Sent['again']
  const ended = (result: Conversation<Checked>['result']) => ({ result, usage, estimated })
  for (let request = 1; ; request++) {
    let received: Received
    try {
      const { send } = await import('./send.ts')
      const { instructions, material, schema } = question
      const sent = { instructions, material, schema, output, timeoutMs: Math.max(1, timeLeft()) }
      received = await send(await loadModel(), again ? { ...sent, again } : sent)
    } catch (error) {
      return ended({ refusal: refusalOf(error) })
    }
    const said = usageOf(received.usage)
    estimated ||= said === null
    usage = addUsage(usage, said ?? estimatedUsage(question, received))
    const read = readAnswer(received, question)
    if (!('faults' in read)) return ended(read)
    if (request >= MAX_REQUESTS) return ended({ refusal: new AiRefusal('unusable') })
    again = { answer: received.text, faults: read.faults.slice(0, MAX_FAULTS) }
  }
}

const MAX_FAULTS = 10

function readAnswer<Said, Checked>(
  { text, finish }: Received,
  { schema, check }: Question<Said, Checked>,
): { value: Checked } | { refusal: AiRefusal } | { faults: string[] } {
  if (finish === 'content-filter') return { refusal: new AiRefusal('declined') }
  const json = findJson(text)
  if (json === undefined && finish === 'length') return { refusal: new AiRefusal('cut_off') }
  if (json === undefined) return { faults: ['It is not one JSON object.'] }
  const parsed = schema.safeParse(json)
  if (parsed.success) return check(parsed.data)
  return { faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The object'}: ${message}`) }
}

const estimatedUsage = <S, C>({ instructions, material }: Question<S, C>, { text }: Received): Usage => ({
  input: inputSize(instructions, material),
  output: tokensOf(text),
  cacheRead: 0,
  cacheWrite: 0,
})
