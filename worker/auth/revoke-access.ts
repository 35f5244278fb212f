const revokeLinkStatements = (env: Env, user: number) => [
  // Links to a new password. Their value is the user id; no other verification of theirs is stored here.
  env.DIRECTORY.prepare('DELETE FROM verification WHERE value = ?').bind(String(user)),
  // Links to a new address are signed, not stored: those from before this moment are void.
  env.DIRECTORY.prepare('UPDATE account SET updated_at = ? WHERE user_id = ?').bind(Date.now(), user),
]

/** Voids all mailed links, so that a reader of the old mailbox cannot use them. */
export const revokeLinks = async (env: Env, user: number): Promise<void> => {
  await env.DIRECTORY.batch(revokeLinkStatements(env, user))
}

/** Voids all that a person with the old password may hold: links, and tokens of apps, calendars and scripts. */
export const revokeAccess = async (env: Env, user: number): Promise<void> => {
  const tokens = env.DIRECTORY.prepare('DELETE FROM access_token WHERE user_id = ?').bind(user)
  await env.DIRECTORY.batch([tokens, ...revokeLinkStatements(env, user)])
}

/** Whether a link to a new address is newer than the last change of password or address. */
export async function isCurrentLink(env: Env, user: number, issued: number): Promise<boolean> {
  const changed = await env.DIRECTORY.prepare('SELECT max(updated_at) AS at FROM account WHERE user_id = ?')
    .bind(user)
    .first<number>('at')
  return changed !== null && (issued + 1) * 1000 > changed
}
