import * as z from 'zod'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { texts } from '#worker/locales/texts.ts'
import type { Rule } from '#worker/modules/automations/rule.ts'
import { ruleSet, type RuleSet } from '#worker/modules/automations/rule-set.ts'
import type { VocabularyReader } from '../vocabulary.ts'
import { failed } from './places/leave-out.ts'
import type { Candidate } from './places/place-recipes.ts'
import { type FileRoom, storePictures } from './places/store-pictures.ts'
import { recipeBodyOf } from './recipe-body.ts'
import type { Sought } from './recipes-there.ts'
import type { Saving } from './save-drafts.ts'
import type { StagedRecipe } from './staged-draft.ts'

interface Reading {
  rules: readonly Rule[]
  readerFor: (rules: RuleSet) => VocabularyReader
  room: FileRoom
  isKnown: (sought: Sought) => boolean
}

/** Recipes as somebody would save them, their pictures stored; what cannot be one has failed. */
export async function recipeCandidates(
  context: Context,
  recipes: readonly { item: JobItem; draft: StagedRecipe }[],
  { rules: all, readerFor, room, isKnown }: Reading,
  { job, language }: Pick<Saving, 'job' | 'language'>,
): Promise<{ candidates: Candidate[]; broken: EndedItem[] }> {
  const { space } = membershipOf(context)
  const title = texts[language].picture
  const candidates: Candidate[] = []
  const broken: EndedItem[] = []
  for (const { item, draft } of recipes) {
    const rules = ruleSet(all, draft.source_url)
    try {
      const body = recipeBodyOf(draft, { rules, reader: readerFor(rules) })
      const name = `${space}/file/job-${job}-${item.position}`
      const isHere = isKnown({ key: String(item.details['key'] ?? ''), name: body.name })
      const pictures = isHere
        ? { files: [], losses: [], title }
        : await storePictures(draft, { env: context.env, name, room, title })
      candidates.push({ item, draft, body, pictures })
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      broken.push(failed(item, 'import.recipe_invalid', sentenceOf(error)))
    }
  }
  return { candidates, broken }
}

const sentenceOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.join('.') || 'recipe'}: ${issue.message}` : 'It is no recipe.'
