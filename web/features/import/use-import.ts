import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { unitsQuery } from '#web/components/recipe-form/lines/unit-names.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { isOutOfReach, type ProblemKind, problemKind } from './problem-kind.ts'
import type { ImportReview } from './review/import-review.ts'
import { draftFromSource, suggestedKeywords } from './draft-from-source.ts'
import { type SourceInput, sourceInputKey, sourceQuery } from './source.read.ts'

export type ImportState =
  | { kind: 'asking' }
  | { kind: 'reading'; asked: SourceInput }
  | { kind: 'failed'; asked: SourceInput; problem: ProblemKind; detail: string | undefined }
  | { kind: 'found'; review: ImportReview }

/** Units only tell a measure from a food; lines parse without them. */
const fetchUnits = async () => (await queryClient.ensureQueryData(unitsQuery).catch(() => null))?.results ?? []

export function useImport(start: ImportState) {
  const router = useRouter()
  const [state, setReading] = useState(start)

  const readPage = async (asked: SourceInput): Promise<ImportState | null> => {
    try {
      const [answer, units] = await Promise.all([queryClient.fetchQuery(sourceQuery(asked)), fetchUnits()])
      const { recipe, recipe_id: id, images, duplicates, warnings, corrections } = answer
      if (id !== null) {
        await router.navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) }, replace: true })
        return null
      }
      if (!recipe) return { kind: 'failed', asked, problem: 'nothingFound', detail: answer.msg }
      const pictures = [...new Set([recipe.image_url, ...images].flatMap((url) => url || []))]
      const draft = draftFromSource(recipe, units)
      const keywords = suggestedKeywords(recipe)
      const found = { pictures, keywords, duplicates, warnings, corrections }
      return { kind: 'found', review: { from: sourceInputKey(asked), draft, read: draft.steps, ...found } }
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : undefined
      return { kind: 'failed', asked, problem: problemKind(error), detail }
    }
  }

  /** The server knows the household's foods and what it corrected; out of its reach, the device reads the text. */
  const readText = async (text: string, sourceUrl: string | undefined): Promise<ImportState | null> => {
    const asked = { data: text, ...(sourceUrl ? { url: sourceUrl } : {}) }
    const read = await readPage(asked)
    if (read?.kind === 'found') return { ...read, review: { ...read.review, from: text } }
    if (read?.kind !== 'failed' || !isOutOfReach(read.problem)) return read
    const [{ ingredientLineParser }, { lineParser }, { splitText }, { draftFromText }, units] = await Promise.all([
      loadLineParser(),
      import('#worker/modules/imports/lines/parse.ts'),
      import('#worker/modules/imports/lines/text/split-text.ts'),
      import('./text/draft-from-text.ts'),
      fetchUnits(),
    ])
    const split = splitText(text, lineParser())
    if (split.ingredients.length === 0 && split.steps.length === 0) return { ...read, problem: 'nothingFound' }
    const draft = draftFromText(sourceUrl ? { sourceUrl, ...split } : split, ingredientLineParser(units))
    return { kind: 'found', review: { from: text, draft, pictures: [], keywords: [], duplicates: [] } }
  }

  /** A result after a cancellation is ignored. */
  const applyResult = async (asked: SourceInput, result: Promise<ImportState | null>) => {
    const next = await result
    if (next) setReading((now) => (now.kind === 'reading' && now.asked === asked ? next : now))
  }
  const read = (asked: SourceInput) => {
    setReading({ kind: 'reading', asked })
    void applyResult(asked, readPage(asked))
  }
  const begin = useEffectEvent(() => {
    if (start.kind !== 'reading') return
    const { asked } = start
    void applyResult(asked, asked.text === undefined ? readPage(asked) : readText(asked.text, undefined))
  })
  // The effect sets state only after the page was read.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => begin(), [])
  return {
    reading: state,
    read,
    readText: (text: string, sourceUrl?: string) => {
      const asked = { text, ...(sourceUrl ? { url: sourceUrl } : {}) }
      setReading({ kind: 'reading', asked })
      void applyResult(asked, readText(text, sourceUrl))
    },
    cancel: () => {
      void queryClient.cancelQueries({ queryKey: ['source'] })
      queryClient.removeQueries({ queryKey: ['source'] })
      setReading({ kind: 'asking' })
    },
  }
}
