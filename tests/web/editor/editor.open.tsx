import type { SavedRecipe } from '#web/components/recipe-form/draft/draft-session.ts'
import { EditorPage } from '#web/features/editor/editor.page.tsx'
import { type Answering, openPage } from '../draft/page.open.tsx'

export const openEditor = (start: SavedRecipe, server: Answering) =>
  openPage(() => <EditorPage start={start} />, server)
