import { useState } from 'react'
import { newRecipe } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { EditorPage } from './editor.page.tsx'

export function NewPage({ handedOver }: { handedOver: boolean }) {
  const [start] = useState(() => ({ id: null, etag: null, base: newRecipe() }))
  return (
    <WritersOnly>
      <EditorPage start={start} handedOver={handedOver} />
    </WritersOnly>
  )
}
