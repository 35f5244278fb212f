const key = 'larder.invite'

/**
 * Remembers, for as long as this tab is open, which invitation somebody wanted to accept when they had to sign up or log
 * in first. No address can say so: a link must not make whoever follows it join a space.
 */
export function storeInviteIntent(uuid: string): void {
  try {
    sessionStorage.setItem(key, uuid)
  } catch {
    return // Then they press once more.
  }
}

/** Whether this is the one; it is forgotten by asking. */
export function consumeInviteIntent(uuid: string): boolean {
  try {
    const intended = sessionStorage.getItem(key) === uuid
    if (intended) sessionStorage.removeItem(key)
    return intended
  } catch {
    return false
  }
}

/** The invitation that a page after signing in leads to; null where it leads elsewhere. */
export const inviteInRedirect = (redirect: string | undefined): string | null =>
  /^\/invite\/([\da-f-]{36})\/?$/i.exec(redirect ?? '')?.[1] ?? null
