import * as z from 'zod'
import { sql } from 'drizzle-orm'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { askProvider } from '#worker/modules/ai/calls/ask-provider.ts'
import { tokensOf } from '#worker/modules/ai/calls/input-size.ts'
import type { Question } from '#worker/modules/ai/calls/question.ts'
import { providerId } from '../provider-id.ts'
import { lineOf, textOf } from '../spoken-text.ts'
import { type Segment, segmentsOf, withTexts } from './segments.ts'

type Body = Record<string, unknown>

const said = z.object({ texts: z.array(z.object({ number: z.int(), text: z.string() })) })

const MAX_SEGMENTS = 600
const MAX_LENGTH = 60_000

/** The recipe that was sent, in another language, to be looked at and saved as a copy. Nothing is saved. */
export async function translateRecipe(
  context: Context,
  { id, provider, language, body }: { id: number; provider: unknown; language: string | undefined; body: Body },
): Promise<Body> {
  const { shard } = membershipOf(context)
  const { seen } = await context.spaceDatabase(shard).read({
    seen: query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${id}`)}`),
  })
  if (!seen[0]) throw notFound()
  const asked = providerId(provider)
  if (!language) throw nothingGiven('Say into which language: give the code of one, as in `de`.')
  const segments = segmentsOf(body)
  const length = segments.reduce((sum, { text }) => sum + text.length, 0)
  if (segments.length === 0) throw nothingGiven('There is nothing to be translated.', 'no_texts')
  if (segments.length > MAX_SEGMENTS || length > MAX_LENGTH)
    throw nothingGiven('This recipe is too long to be translated at once.', 'too_large')
  const { value } = await askProvider(context, asked, translation(segments, language))
  return withTexts(body, value)
}

function translation(
  segments: readonly Segment[],
  language: string,
): Question<z.output<typeof said>, Map<string, string>> {
  const sent = JSON.stringify(segments.map(({ text }, number) => ({ number, text })))
  return {
    function: 'TRANSLATION',
    instructions: `You translate the texts of a recipe into the language with the code ${language}, in the kitchen's words. Answer every text, by its number. Amounts, units and Markdown stay as they are, and so does whatever stands between braces.`,
    material: [{ text: sent }],
    schema: said,
    output: 400 + 2 * tokensOf(sent),
    leastOutput: 400 + tokensOf(sent) / 2,
    check({ texts }) {
      const given = new Map(texts.map(({ number, text }) => [number, text]))
      const unknown = [...given.keys()].filter((n) => !segments[n]).map((n) => `There is no text ${n}.`)
      const faults = segments.flatMap((segment, n) => faultOf(segment, given.get(n), n))
      if (unknown.length + faults.length > 0) return { faults: [...unknown, ...faults] }
      return {
        value: new Map(
          segments.map(({ text, most, place }, n) => {
            const words = given.get(n) ?? ''
            return [text, (place === 'prose' ? textOf(words, most) : lineOf(words, most)) || text]
          }),
        ),
      }
    },
  }
}

function faultOf({ text }: Segment, translated: string | undefined, n: number): string[] {
  if (translated === undefined) return [`Text ${n} is missing.`]
  return bracesIn(text) === bracesIn(translated) ? [] : [`Text ${n}: what stands between braces has to stay as it is.`]
}

/** Places where amounts of ingredients are shown. */
const bracesIn = (text: string): string =>
  [...text.matchAll(/\{[{%][^}]*\}/g)]
    .map(([found]) => found)
    .toSorted()
    .join()
