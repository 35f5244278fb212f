import { createFileRoute } from '@tanstack/react-router'
import { loadLineParser } from '#web/components/recipe-form/lines/load-line-parser.ts'
import { EditPage } from '#web/features/editor/edit.page.tsx'
import { loadRecipeToEdit } from '#web/features/editor/load-recipe-to-edit.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

export const Route = createFileRoute('/_app/recipe/$recipeId/edit')({
  loader: async ({ params }) => {
    void loadLineParser()
    const [version] = await Promise.all([loadRecipeToEdit(Number(params.recipeId)), loadTranslations('editor')])
    return version
  },
  component: () => <EditPage version={Route.useLoaderData()} />,
})
