const NAMES = [
  'SIGNUP',
  'SPACE_MAX_RECIPES',
  'SPACE_MAX_USERS',
  'SPACE_MAX_FILES_MB',
  'SPACE_MODULES',
  'TERMS_URL',
  'PRIVACY_URL',
  'IMPRINT_URL',
  'SHARING_ABUSE',
  'SHARING_LIMIT',
]

/** What whoever runs a server may set for it, from the environment of the local run. */
export const operatorVariables = (environment: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(NAMES.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
