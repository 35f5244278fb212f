import { draftOf } from '#web/components/draft/recipe.read.ts'
import type { Version } from '#web/components/draft/recipe.save.ts'
import { WritersOnly } from '#web/components/draft/writers.only.tsx'
import { EditorPage } from './editor.page.tsx'

/** Changes a recipe that there is. */
export const EditPage = ({ version: { row, etag } }: { version: Version }) => (
  <WritersOnly>
    <EditorPage key={row.id} start={{ id: row.id, etag, base: draftOf(row) }} />
  </WritersOnly>
)
