import { shownText } from './shown-text.ts'

type RefusalReason =
  | 'archive_broken'
  | 'archive_encrypted'
  | 'archive_too_deep'
  | 'archive_too_large'
  | 'archive_too_many_files'
  | 'file_too_large'
  | 'format_unknown'
  | 'format_unsupported'
  | 'recipe_unreadable'

/** Why a file, or one recipe of it, cannot be read. `message` is for the person who handed it in. */
export class FileRefusal extends Error {
  readonly reason: RefusalReason
  readonly code: string

  /** `code` where somebody else refused it, and says why in more words. */
  constructor(reason: RefusalReason, message: string, code = `import.${reason}`) {
    // Names within archives are as long as somebody likes.
    super(shownText(message, MAX_MESSAGE))
    this.reason = reason
    this.code = code
  }
}

const MAX_MESSAGE = 400
