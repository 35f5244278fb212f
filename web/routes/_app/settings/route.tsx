import { createFileRoute } from '@tanstack/react-router'
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx'
import { loadWords } from '#web/lib/words/words.ts'

export const Route = createFileRoute('/_app/settings')({
  loader: () => loadWords('settings'),
  component: SettingsFrame,
})
