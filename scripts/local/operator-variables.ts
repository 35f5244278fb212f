const OPERATOR_VARIABLES = [
  'SIGNUP',
  'SPACE_MAX_RECIPES',
  'SPACE_MAX_USERS',
  'SPACE_MAX_FILES_MB',
  'SPACE_MODULES',
  'FDC_API_KEY',
  'FDC_URL',
  'OPEN_DATA_URL',
  'TODOIST_CLIENT_ID',
  'TODOIST_CLIENT_SECRET',
  'MICROSOFT_CLIENT_ID',
  'MICROSOFT_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'DROPBOX_CLIENT_ID',
  'DROPBOX_CLIENT_SECRET',
  'TODOIST_URL',
  'TODOIST_LOGIN_URL',
  'MICROSOFT_URL',
  'MICROSOFT_LOGIN_URL',
  'GOOGLE_URL',
  'GOOGLE_LOGIN_URL',
  'GOOGLE_TOKEN_URL',
  'DROPBOX_URL',
  'DROPBOX_LOGIN_URL',
  'TERMS_URL',
  'PRIVACY_URL',
  'IMPRINT_URL',
  'SHARING_ABUSE',
  'SHARING_LIMIT',
]

type Environment = Record<string, string | undefined>

export const operatorVariables = (environment: Environment) => variablesIn(environment, OPERATOR_VARIABLES)

export const variablesIn = (environment: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])))
