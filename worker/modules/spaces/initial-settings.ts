const FILES_MB = 1000

export const initialSettings = (env: Env) => ({
  max_recipes: parseLimit(env.SPACE_MAX_RECIPES, 0),
  max_users: parseLimit(env.SPACE_MAX_USERS, 0),
  max_file_storage_mb: parseLimit(env.SPACE_MAX_FILES_MB, FILES_MB),
  licensed_modules: env.SPACE_MODULES?.trim() ?? '',
})

/** Logs a limit that cannot be read and uses `otherwise`. */
function parseLimit(text: string | undefined, otherwise: number): number {
  if (text === undefined || text.trim() === '') return otherwise
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text)
  console.error(`The limit ${JSON.stringify(text)} of new spaces is not a whole number; ${otherwise} is used instead.`)
  return otherwise
}
