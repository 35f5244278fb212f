import { invalid, problem, unauthenticated, type Problem } from '#worker/kernel/contract/errors.ts'
import { accountDeleting } from '../account/account-deleting.ts'

const wrongCredentials = () =>
  invalid({ non_field_errors: ['Unable to log in with provided credentials.'] }, 'auth.wrong_credentials')
const fieldProblem = (name: string, code: string, sentence: string) => () => invalid({ [name]: [sentence] }, code)
const linkExpired = problem('auth.link_expired', 400, 'This link was used already or is too old. Ask for a new one.')

const PROBLEMS_BY_CODE = new Map<string, (path: string) => Problem>(
  Object.entries({
    INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
    INVALID_USERNAME_OR_PASSWORD: wrongCredentials,
    INVALID_PASSWORD: (path) =>
      path === '/change-password'
        ? invalid({ currentPassword: ['This is not your password.'] }, 'auth.wrong_password')
        : path === '/change-email'
          ? invalid({ password: ['This is not your password.'] }, 'auth.wrong_password')
          : invalid({ password: ['This field is required.'] }),
    PASSWORD_MISSING: () => invalid({ password: ['This field is required.'] }),
    INVALID_EMAIL: fieldProblem('email', 'request.invalid', 'Enter a valid email address.'),
    USER_ALREADY_EXISTS: fieldProblem('email', 'auth.email_taken', 'There is an account with this address already.'),
    USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: fieldProblem(
      'email',
      'auth.email_taken',
      'There is an account with this address already.',
    ),
    USERNAME_IS_ALREADY_TAKEN: fieldProblem(
      'username',
      'auth.username_taken',
      'A user with that username already exists.',
    ),
    USERNAME_TOO_SHORT: (path) => usernameProblem(path, 'Ensure this field has at least 2 characters.'),
    USERNAME_TOO_LONG: (path) => usernameProblem(path, 'Ensure this field has no more than 150 characters.'),
    INVALID_USERNAME: (path) => usernameProblem(path, 'Use letters, digits and the characters . _ + - only.'),
    INVALID_TOKEN: () => linkExpired(),
    TOKEN_EXPIRED: () => linkExpired(),
    UNAUTHORIZED: () => unauthenticated(),
  }),
)

const usernameProblem = (path: string, sentence: string) =>
  path.startsWith('/sign-in') ? wrongCredentials() : invalid({ username: [sentence] })

/** A refusal of the library in the shape of this API. `path` is below `/api/auth`. */
export function libraryProblem(path: string, status: number, body: unknown): Problem {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    code?: string
    message?: string
  }
  if (code === 'PASSWORD_REFUSED') {
    const name = path === '/sign-up/email' ? 'password' : 'newPassword'
    return invalid({ [name]: (message ?? '').split('\n') }, 'auth.password_refused')
  }
  if (code === 'VALIDATION_ERROR') return invalid(fieldsOf(message ?? ''))
  if (code === 'ACCOUNT_DELETING') return accountDeleting(message ?? '')
  const known = code === undefined ? undefined : PROBLEMS_BY_CODE.get(code)
  if (known) return known(path)
  const own = status === 401 ? 403 : status
  return problem(`auth.${(code ?? 'refused').toLowerCase()}`, own, message ?? 'This was refused.')()
}

/** Splits `[body.email] Invalid email address; [body.password] …` into fields. */
const fieldsOf = (message: string) =>
  Object.fromEntries(
    message.split('; ').map((part) => {
      const [, name = 'non_field_errors', sentence = part] = /^\[body\.?([\w.]*)\]\s*(.*)$/.exec(part) ?? []
      return [
        name === '' ? 'non_field_errors' : name,
        [sentence.includes('received undefined') ? 'This field is required.' : sentence],
      ]
    }),
  )
