/** How a language says times; all but `numbers` are alternatives of a pattern. */
export interface SpokenTime {
  minute: string
  hour: string
  /** Its number, then the words for it. */
  numbers: string
  /** Between number and hour: "two AND A HALF hours". */
  half?: string
  /** After the hour, by the minutes that it adds: "une heure ET DEMIE". */
  tails?: Readonly<Record<number, string>>
  /** By its minutes: "HALF AN HOUR". */
  fixed?: Readonly<Record<number, string>>
  /** Means one hour without a number, too. */
  alone?: string
}
