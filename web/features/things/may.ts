import { useQuery } from '@tanstack/react-query'
import { licencesQuery } from './licences.queries.ts'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import type { Action, Model } from './model.ts'

export interface Rights {
  /** Whether the person may list things of this kind at all. */
  sees: (model: Model) => boolean
  /** Whether the space may use the module that the kind belongs to; what stands in its list stays readable. */
  isLicensed: (model: Model) => boolean
  may: (model: Model, action: Action) => boolean
}

const madeByLicence: readonly Action[] = ['create', 'change']

/** What the person may do with things of these kinds, so that nobody is led to a refusal. */
export function useRights(models: readonly Model[]): Rights {
  const { creator } = useSession()
  const has = { guest: useHasRole('guest'), user: useHasRole('user'), admin: useHasRole('admin'), owner: creator }
  const isAsked = models.some(({ licence }) => licence !== undefined)
  const { data: licences } = useQuery({ ...licencesQuery, enabled: isAsked })
  const isLicensed = ({ licence }: Model) => licence === undefined || licences?.includes(licence) === true
  return {
    sees: ({ read }) => has[read],
    isLicensed,
    may: (model, action) =>
      has[model.write] && model.can.includes(action) && (isLicensed(model) || !madeByLicence.includes(action)),
  }
}
