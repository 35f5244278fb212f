import { useState } from 'react'
import { newRecipe, newStep } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { EditorPage } from './editor.page.tsx'

export function NewPage({ handedOver }: { handedOver: boolean }) {
  const { show_step_ingredients: showsIngredients } = usePreference()
  const [start] = useState(() => ({ id: null, etag: null, base: newRecipe(newStep(showsIngredients)) }))
  return (
    <WritersOnly>
      <EditorPage start={start} handedOver={handedOver} />
    </WritersOnly>
  )
}
