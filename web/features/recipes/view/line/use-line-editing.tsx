import { lazy, Suspense, useState } from 'react'
import type { LineEditing } from '#web/components/recipe/ingredient.list.tsx'
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

type OpenLines = ReadonlyMap<number, LineFormProps['failed']>

/** `writtenFor` is said where other servings are shown. Lines of embedded recipes are edited on their own page. */
export function useLineEditing(recipe: RecipeRow, writtenFor: string | null): LineEditing {
  const mayWrite = useHasRole('user') && recipe.id > 0
  // Several may be open: one that could not be saved comes back while the next is being typed.
  const [open, setOpen] = useState<OpenLines>(new Map())
  const own = new Set(recipe.steps.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
  const show = ({ id }: IngredientRow, failed?: LineFormProps['failed']) =>
    setOpen((before) => new Map(before).set(id, failed))
  const close = ({ id }: IngredientRow) => {
    setOpen((before) => new Map([...before].filter(([one]) => one !== id)))
    // The pencil of the line is drawn again with the next frame.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit-line="${id}"]`)?.focus())
  }
  const save = async (line: IngredientRow, text: string, body: Parameters<LineFormProps['onSave']>[1]) => {
    close(line)
    const { saveTyped } = await import('./save-typed.ts')
    const problem = await saveTyped(recipe.id, line, { text, body })
    if (problem !== null) show(line, { text, problem })
  }
  return {
    mayEdit: (line) => mayWrite && line.id > 0 && own.has(line.id) && !line.is_header,
    start: (line) => show(line),
    form: (line) =>
      open.has(line.id) ? (
        <Suspense>
          <LineForm
            line={line}
            failed={open.get(line.id)}
            writtenFor={writtenFor}
            onSave={(text, body) => void save(line, text, body)}
            onCancel={() => close(line)}
          />
        </Suspense>
      ) : null,
  }
}
