import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { problemText } from '#web/lib/api/problem-text.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { statusText } from '#web/lib/api/status-text.ts'
import { offerUndo } from '#web/lib/api/undo.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'
import type { lineBody } from './line-body.ts'
import { LineChanged, saveLine } from './save-line.ts'

interface Typed {
  text: string
  body: ReturnType<typeof lineBody>
}

/** Returns why it was not saved, in words, or null. The `cards` texts must be loaded. */
export async function saveTyped(recipe: number, line: IngredientRow, { text, body }: Typed): Promise<string | null> {
  try {
    offerUndo(await saveLine(recipe, line, body), 'undo.changed', text)
  } catch (error) {
    return sayWhy(error)
  }
  await Promise.all(stale.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  return null
}

/** What a line may create, and where it is shown. */
const stale = ['recipe', 'food', 'unit']

async function sayWhy(error: unknown): Promise<string> {
  const t = getTranslations('cards')
  if (error instanceof LineChanged) return t('line.changed')
  if (!(error instanceof ApiError)) return t('line.offline')
  const [field] = Object.values(error.fields)
  return field?.join(' ') ?? (await problemText(error)) ?? statusText(error)
}
