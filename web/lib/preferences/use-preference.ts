import { type Preference, visitorPreference } from './preference.ts'
import { useMaybeSession, useSession } from '../api/session.ts'

export const useDisplayPreference = () => useMaybeSession()?.preference ?? visitorPreference

export const usePreference = (): Preference => useSession().preference
