import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { ingredientOf } from '#web/components/recipe-form/lines/line.read.ts'
import { unitsQuery } from '#web/components/recipe-form/lines/unit-names.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type ProblemKind, problemKind } from './problem-kind.ts'
import type { ImportReview } from './review/import-review.ts'
import { withOthers } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { draftFromSource, suggestedKeywords } from './draft-from-source.ts'
import { readKnownLines } from './text/known-lines.read.ts'
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
      const read = draftFromSource(recipe, units)
      const draft = { ...read, picture: withOthers(read.picture, pictures) }
      const keywords = suggestedKeywords(recipe)
      const found = { pictures, keywords, duplicates, warnings, corrections }
      return { kind: 'found', review: { from: sourceInputKey(asked), draft, read: draft.steps, ...found } }
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : undefined
      return { kind: 'failed', asked, problem: problemKind(error), detail }
    }
  }

  const readText = async (text: string, sourceUrl: string | undefined): Promise<ImportState> => {
    const [{ lineParser }, { splitText }, { draftFromText }, units] = await Promise.all([
      loadLineParser(),
      import('#worker/modules/imports/lines/text/split-text.ts'),
      import('./text/draft-from-text.ts'),
      fetchUnits(),
    ])
    const parse = lineParser({ units: units.flatMap(({ name, plural_name }) => [name, plural_name ?? name]) })
    const split = splitText(text, parse)
    if (split.ingredients.length === 0 && split.steps.length === 0)
      return { kind: 'failed', asked: {}, problem: 'nothingFound', detail: undefined }
    const known = await readKnownLines(split.ingredients, units)
    const draft = draftFromText(
      sourceUrl ? { sourceUrl, ...split } : split,
      (line) => known.get(line) ?? ingredientOf(parse(line), units),
    )
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
    readText: async (text: string, sourceUrl?: string) => setReading(await readText(text, sourceUrl)),
    cancel: () => {
      void queryClient.cancelQueries({ queryKey: ['source'] })
      queryClient.removeQueries({ queryKey: ['source'] })
      setReading({ kind: 'asking' })
    },
  }
}
