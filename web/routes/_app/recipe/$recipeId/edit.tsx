import { createFileRoute } from '@tanstack/react-router'
import { PageMissing } from '#web/components/shell/page.missing.tsx'

export const Route = createFileRoute('/_app/recipe/$recipeId/edit')({ component: PageMissing })
