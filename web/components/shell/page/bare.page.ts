import { useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page wants the whole screen: no navigation around it. */
    bare?: boolean
  }
}

/** Whether the page in sight stands alone. */
export const useBare = (): boolean =>
  useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare === true) })
