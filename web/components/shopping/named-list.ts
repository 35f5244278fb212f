/** A list by name, such as one for each shop; what stands on none of them is on the household's list alone. */
export interface NamedList {
  id: number
  name: string
  description: string
  /** `#rrggbb`. */
  color: string | null
}
