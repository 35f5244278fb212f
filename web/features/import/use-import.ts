import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { fetchUnits } from '#web/components/recipe-form/lines/fetch-units.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import { elsewhereOf, isOutOfReach, type ProblemKind, problemKind } from './problem-kind.ts'
import { choiceOf, type ImportReview, turnTo } from './review/import-review.ts'
import { reviewOf } from './review/review-of.ts'
import { type SourceInput, sourceQuery } from './source.read.ts'

export type ImportState =
  | { kind: 'asking' }
  | { kind: 'reading'; asked: SourceInput }
  | { kind: 'failed'; asked: SourceInput; problem: ProblemKind; detail: string | undefined; elsewhere?: string[] }
  | { kind: 'found'; review: ImportReview; turning?: Turning }

/** Another recipe of the page is read, or could not be. */
export interface Turning {
  to: string
  problem?: ProblemKind
}

const askedOf = ({ asked }: ImportReview) => (asked ? { asked } : {})

export function useImport(start: ImportState) {
  const router = useRouter()
  const [state, setReading] = useState(start)

  const readPage = async (asked: SourceInput): Promise<ImportState | null> => {
    try {
      const [answer, units] = await Promise.all([queryClient.fetchQuery(sourceQuery(asked)), fetchUnits()])
      const { recipe, recipe_id: id } = answer
      if (asked.ai) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      if (answer.job !== undefined) {
        await router.navigate({ to: '/import/$importId', params: { importId: String(answer.job) } })
        return { kind: 'asking' }
      }
      if (id !== null) {
        await router.navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) }, replace: true })
        return null
      }
      if (!recipe) return { kind: 'failed', asked, problem: 'nothingFound', detail: answer.msg }
      return { kind: 'found', review: reviewOf({ ...answer, recipe }, asked, units) }
    } catch (error) {
      const detail = error instanceof ApiError ? await problemText(error) : undefined
      return { kind: 'failed', asked, problem: problemKind(error), detail, elsewhere: elsewhereOf(error) }
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
  /** Shows another recipe of the page in place of `review`, as it was left if it was looked at before. */
  const turn = async (review: ImportReview, choice: string) => {
    const known = review.others?.find((one) => choiceOf(one) === choice)
    if (known) {
      setReading({ kind: 'found', review: turnTo({ ...known, ...askedOf(review) }, review) })
      return
    }
    const turning: ImportState = { kind: 'found', review, turning: { to: choice } }
    setReading(turning)
    const next = await readPage({ ...review.asked, choice })
    setReading((now) => {
      if (now !== turning || !next) return now
      if (next.kind === 'failed') return { ...turning, turning: { to: choice, problem: next.problem } }
      return next.kind === 'found'
        ? { kind: 'found', review: turnTo({ ...next.review, from: review.from, ...askedOf(review) }, review) }
        : now
    })
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
    turn,
    show: (review: ImportReview) => setReading({ kind: 'found', review }),
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
