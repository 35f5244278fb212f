/** A day as people of a language write it. */
export const formatDay = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** What somebody typed, as one line without addresses, so that nobody has us mail their advertising. */
export const singleLineWithoutLinks = (name: string, longest: number): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
    .slice(0, longest)
