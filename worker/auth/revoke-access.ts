/** What must not outlive a password, or an address, that was given up. */
const revokeLinkStatements = (env: Env, user: number) => [
  // Links to a new password. Their value is the person, and nothing else of theirs is kept here.
  env.DIRECTORY.prepare('DELETE FROM verification WHERE value = ?').bind(String(user)),
  // Links to a new address are signed, not kept: those from before this moment count no longer.
  env.DIRECTORY.prepare('UPDATE account SET updated_at = ? WHERE user_id = ?').bind(Date.now(), user),
]

/** Ends every link that was mailed before: whoever reads the old mailbox gets nowhere with them. */
export const revokeLinks = async (env: Env, user: number): Promise<void> => {
  await env.DIRECTORY.batch(revokeLinkStatements(env, user))
}

/** Ends all that whoever had the old password may hold: links, and tokens of apps, by hand and of calendars alike. */
export const revokeAccess = async (env: Env, user: number): Promise<void> => {
  const tokens = env.DIRECTORY.prepare('DELETE FROM access_token WHERE user_id = ?').bind(user)
  await env.DIRECTORY.batch([tokens, ...revokeLinkStatements(env, user)])
}

/** Whether a link to a new address was mailed after its person's password and address were last changed. */
export async function isCurrentLink(env: Env, user: number, issued: number): Promise<boolean> {
  const changed = await env.DIRECTORY.prepare('SELECT max(updated_at) AS at FROM account WHERE user_id = ?')
    .bind(user)
    .first<number>('at')
  return changed !== null && (issued + 1) * 1000 > changed
}
