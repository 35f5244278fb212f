import { createFileRoute } from '@tanstack/react-router'
import { spacesQuery } from '#web/components/shell/switch-space.ts'
import { SpacesPage } from '#web/features/settings/spaces.page.tsx'

export const Route = createFileRoute('/_app/settings/spaces')({
  loader: ({ context }) => context.queryClient.ensureQueryData(spacesQuery),
  component: SpacesPage,
})
