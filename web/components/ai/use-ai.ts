import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { aiProvider } from '#worker/modules/ai/provider.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { useSession } from '#web/lib/api/session.ts'

export const aiProvidersQuery = resourceListQuery(resourceEndpoint<typeof aiProvider>('ai-provider'), {
  page_size: 200,
})

export interface AiChoice {
  /** The provider that is asked; null while they are not known. */
  provider: number | null
  providers: readonly { id: number; name: string }[]
  choose: (id: number) => void
}

/** Whether there is a provider, and the person may ask it. */
export function useMayAskAi(): boolean {
  const { space, role } = useSession()
  return (space?.ai_enabled ?? false) && role !== null && role !== 'guest'
}

/** Who reads and writes for the household; null where nobody does, or the person may not ask. */
export function useAi(): AiChoice | null {
  const { space } = useSession()
  const isOn = useMayAskAi()
  const { data } = useQuery({ ...aiProvidersQuery, enabled: isOn })
  const [chosen, choose] = useState<number | null>(null)
  if (!isOn) return null
  const providers = data?.results ?? []
  const wanted = [chosen, space?.ai_default_provider?.id].find((id) => providers.some((one) => one.id === id))
  return { provider: wanted ?? providers[0]?.id ?? null, providers, choose }
}
