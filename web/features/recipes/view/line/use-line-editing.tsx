import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { IngredientRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'
import type { LineFormProps } from './line.form.tsx'

const LineForm = lazy(async () => {
  const [{ LineForm }] = await Promise.all([
    import('./line.form.tsx'),
    loadTranslations('cards'),
    loadTranslations('editor'),
  ])
  return { default: LineForm }
})

export interface LineEditing {
  mayEdit: (line: IngredientRow) => boolean
  start: (line: IngredientRow) => void
  /** The form in the place of the line that is edited. */
  form: (line: IngredientRow) => ReactNode
}

/** `writtenFor` is said where other servings are shown. Lines of embedded recipes are edited on their own page. */
export function useLineEditing(recipe: RecipeRow, writtenFor: string | null): LineEditing {
  const mayWrite = useHasRole('user') && recipe.id > 0
  const [edited, setEdited] = useState<{ id: number; failed?: LineFormProps['failed'] }>()
  const own = new Set(recipe.steps.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
  const close = (line: IngredientRow) => {
    setEdited(undefined)
    // The pencil of the line is drawn again with the next frame.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit-line="${line.id}"]`)?.focus())
  }
  const save = async (line: IngredientRow, text: string, body: Parameters<LineFormProps['onSave']>[1]) => {
    close(line)
    const { saveTyped } = await import('./save-typed.ts')
    const problem = await saveTyped(recipe.id, line, { text, body })
    if (problem !== null) setEdited({ id: line.id, failed: { text, problem } })
  }
  return {
    mayEdit: (line) => mayWrite && line.id > 0 && own.has(line.id) && !line.is_header,
    start: ({ id }) => setEdited({ id }),
    form: (line) =>
      edited?.id === line.id ? (
        <Suspense>
          <LineForm
            line={line}
            failed={edited.failed}
            writtenFor={writtenFor}
            onSave={(text, body) => void save(line, text, body)}
            onCancel={() => close(line)}
          />
        </Suspense>
      ) : null,
  }
}
