import { createFileRoute } from '@tanstack/react-router'
import { loadParser } from '#web/components/recipe-form/lines/load-parser.ts'
import { EditPage } from '#web/features/editor/edit.page.tsx'
import { loadRecipe } from '#web/features/editor/load-editor.ts'
import { loadWords } from '#web/lib/words/words.ts'

export const Route = createFileRoute('/_app/recipe/$recipeId/edit')({
  loader: async ({ params }) => {
    void loadParser()
    const [version] = await Promise.all([loadRecipe(Number(params.recipeId)), loadWords('editor')])
    return version
  },
  component: () => <EditPage version={Route.useLoaderData()} />,
})
