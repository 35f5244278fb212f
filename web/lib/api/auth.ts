import { call } from './api.ts'
import { clearUserStorage } from '../user-storage.ts'
import { clearQueryCache, refreshSession } from './session.ts'

export interface SignUp {
  name: string
  email: string
  username: string
  password: string
  /** Makes this account the one that runs a new server. */
  owner_code?: string | undefined
  timeZone: string
  invite?: string
}

export interface DeviceSession {
  id: string
  token: string
  createdAt: string
  updatedAt: string
  expiresAt: string
  ipAddress?: string | null
  userAgent?: string | null
}

const post = <T>(path: string, body: object = {}) => call<T>('POST', `/api/auth/${path}`, { body })

/** An e-mail address contains an @, a user name never does. */
export async function signIn(login: string, password: string) {
  if (login.includes('@')) await post('sign-in/email', { email: login, password })
  else await post('sign-in/username', { username: login, password })
  clearQueryCache()
}

export async function signUp(person: SignUp) {
  await post('sign-up/email', person)
  clearQueryCache()
}

export async function signOut() {
  await post('sign-out')
  clearUserStorage()
  await import('../offline/kept-store.ts').then(({ forgetAnswers }) => forgetAnswers()).catch(() => undefined)
  await refreshSession()
}

export const requestPasswordReset = (email: string) =>
  post('request-password-reset', { email, redirectTo: '/reset-password' })
export const resetPassword = (token: string, newPassword: string) => post('reset-password', { token, newPassword })
export const changePassword = (currentPassword: string, newPassword: string, revokeOtherSessions: boolean) =>
  post('change-password', { currentPassword, newPassword, revokeOtherSessions })
export const changeEmail = (newEmail: string, password: string) =>
  post('change-email', { newEmail, password, callbackURL: '/settings' })
export const listSessions = () => call<DeviceSession[]>('GET', '/api/auth/list-sessions')
export const currentSession = () => call<{ session: DeviceSession } | null>('GET', '/api/auth/get-session')
export const revokeSession = (token: string) => post('revoke-session', { token })
export const revokeOtherSessions = () => post('revoke-other-sessions')
