import { useState } from 'react'
import { newRecipe } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { draftOf } from '#web/components/recipe-form/draft/recipe.read.ts'
import type { FetchedRecipe } from '#web/components/recipe-form/draft/recipe.queries.ts'
import { waitingSaveOf } from '#web/components/recipe-form/waiting/recipe-save.ts'
import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { currentOutbox } from '#web/lib/outbox/outbox.ts'
import { EditorPage } from './editor.page.tsx'

/** Goes on with what waits to be saved. */
export function EditPage({ version: { row, etag } }: { version: FetchedRecipe }) {
  const [waiting] = useState(() => waitingSaveOf(currentOutbox().store.get().changes, row.id))
  const isNew = row.id < 0
  const base = waiting?.base ?? (isNew ? newRecipe() : draftOf(row))
  return (
    <WritersOnly>
      <EditorPage
        key={row.id}
        maker={row.created_by?.id}
        start={{ id: isNew ? null : row.id, etag: waiting?.etag ?? etag, base }}
        waiting={waiting}
      />
    </WritersOnly>
  )
}
