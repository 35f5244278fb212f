import type { Context } from '#worker/kernel/log/context.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider, mostCredits } from '#worker/modules/ai/calls/ask-provider.ts'
import { findProvider } from '#worker/modules/ai/calls/provider-for-call.ts'
import type { Statement } from '#worker/kernel/sql/sql.ts'
import { vendorOf, type Wire } from '#worker/modules/ai/vendors/vendor-of.ts'
import { draftQuestion, type ReadDraft } from './draft-question.ts'
import { prepareFiles, prepareText, type Handed, type Prepared } from './prepare-material.ts'

export interface HandedIn {
  files: readonly Handed[]
  text: string
}

interface ReadText {
  draft: ReadDraft
  text: string | null
}

/** A recipe out of files, or of a text, or of both; with all of it that can be compared, or null. */
export async function readHanded(
  context: Context,
  provider: number,
  handed: HandedIn,
  { timeoutMs, keep }: { timeoutMs?: number; keep?: (read: ReadText) => Statement[] } = {},
): Promise<ReadText> {
  const prepared = await preparedFrom(context, provider, handed)
  const question = { ...draftQuestion(prepared.material), ...(timeoutMs === undefined ? {} : { timeoutMs }) }
  const { text } = prepared
  const { value: draft } = await askProvider(context, provider, question, (found) =>
    found && keep ? keep({ draft: found, text }) : [],
  )
  if (!draft) throw nothingGiven('The AI found no recipe in it.', 'no_recipe')
  return { draft, text }
}

/** The most credits that reading it may cost. */
export async function estimateReading(context: Context, provider: number, handed: HandedIn): Promise<number> {
  const { material } = await preparedFrom(context, provider, handed)
  return mostCredits(context, provider, draftQuestion(material))
}

async function preparedFrom(context: Context, provider: number, { files, text }: HandedIn): Promise<Prepared> {
  const isSaid = text.trim() !== ''
  if (files.length === 0 && !isSaid) throw nothingGiven('You must provide either a file or text for the AI to import')
  if (files.length === 0) return prepareText(text)
  const found = await findProvider(context, provider)
  const wire = found && vendorOf(found.model_name, found.url)?.vendor.wire
  const prepared = await prepareFiles(files, { images: context.env.IMAGES, takesPdf: !!wire && READS_PDF.has(wire) })
  if (!isSaid) return prepared
  // What was typed beside pictures says more about them.
  return {
    material: [...prepared.material, { text }],
    text: prepared.text === null ? null : `${prepared.text}\n${text}`,
  }
}

const READS_PDF = new Set<Wire>(['openai', 'anthropic', 'google', 'mistral'])
