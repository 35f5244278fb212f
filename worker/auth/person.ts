export interface Shown {
  username: string
  first_name: string
  last_name: string
}

/** What others see of a person: their name, or the name they log in by where they gave none. */
export const shownName = ({ first_name, last_name, username }: Shown): string =>
  `${first_name} ${last_name}`.trim() || username
