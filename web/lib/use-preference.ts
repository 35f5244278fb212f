import { type Preference, visitorPreference } from './preference.ts'
import { useMaybeSession, useSession } from './api/session.ts'

/** Of visitors, only what their pages read is known. */
export const useDisplayPreference = () => useMaybeSession()?.preference ?? visitorPreference

export const usePreference = (): Preference => useSession().preference
