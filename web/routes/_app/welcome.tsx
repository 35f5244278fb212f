import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '#web/features/welcome/welcome.page.tsx'
import { type WelcomeStep, welcomeSteps } from '#web/features/welcome/welcome-steps.ts'
import { enumParam, searchParams } from '#web/lib/search-params.ts'
import { loadTranslations } from '#web/lib/i18n/translations.ts'

const readSearch = searchParams({ step: enumParam<WelcomeStep>(...welcomeSteps) })

export const Route = createFileRoute('/_app/welcome')({
  staticData: { bare: true },
  // Read by the page, so that the first file of the application does not know how.
  validateSearch: (raw: Record<string, unknown>): ReturnType<typeof readSearch> => raw,
  loader: () => Promise.all([loadTranslations('welcome'), loadTranslations('household')]),
  component: Welcome,
})

function Welcome() {
  const { step = 'household' } = readSearch(Route.useSearch())
  const navigate = Route.useNavigate()
  return <WelcomePage step={step} onStep={(next) => void navigate({ search: { step: next } })} />
}
