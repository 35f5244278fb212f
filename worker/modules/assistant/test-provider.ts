import * as z from 'zod'
import { notFound } from '#worker/kernel/contract/errors.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { findProvider } from '#worker/modules/ai/calls/provider-for-call.ts'
import type { Question } from '#worker/modules/ai/calls/question.ts'

export const testAnswer = z.object({ ok: z.boolean(), msg: z.string() }).meta({ id: 'AiProviderTest' })

const said = z.object({ ready: z.boolean() })

/** The smallest question whose answer has to be understood. */
const question: Question<z.output<typeof said>, true> = {
  function: 'TEST',
  instructions: 'Somebody wants to know whether you can be reached. Answer that you are ready.',
  material: [{ text: 'Are you ready?' }],
  schema: said,
  // Models that think before they answer need some for that.
  output: 1_000,
  leastOutput: 200,
  timeoutMs: 30_000,
  check: ({ ready }) => (ready ? { value: true } : { faults: ['ready: it has to be true.'] }),
}

/** Whether a provider answers as every question needs it. Throws the problem that keeps it from that. */
export async function testProvider(context: Context, provider: number): Promise<z.output<typeof testAnswer>> {
  if (!(await findProvider(context, provider))) throw notFound()
  await askProvider(context, provider, question)
  return { ok: true, msg: 'It answers as it should.' }
}
