const key = 'larder.invite'

/** Kept for this tab and not in the address: a link must not make its reader join a space. */
export function storeInviteIntent(uuid: string): void {
  try {
    sessionStorage.setItem(key, uuid)
  } catch {
    return // The visitor presses the button again.
  }
}

/** Reading the intent clears it. */
export function consumeInviteIntent(uuid: string): boolean {
  try {
    const intended = sessionStorage.getItem(key) === uuid
    if (intended) sessionStorage.removeItem(key)
    return intended
  } catch {
    return false
  }
}

/** Null when the redirect leads elsewhere. */
export const inviteInRedirect = (redirect: string | undefined): string | null =>
  /^\/invite\/([\da-f-]{36})\/?$/i.exec(redirect ?? '')?.[1] ?? null
