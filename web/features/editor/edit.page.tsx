import { draftOf } from '#web/components/recipe-form/draft/recipe.read.ts'
import type { FetchedRecipe } from '#web/components/recipe-form/draft/recipe.queries.ts'
import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { EditorPage } from './editor.page.tsx'

export const EditPage = ({ version: { row, etag } }: { version: FetchedRecipe }) => (
  <WritersOnly>
    <EditorPage key={row.id} maker={row.created_by?.id} start={{ id: row.id, etag, base: draftOf(row) }} />
  </WritersOnly>
)
