/** Minutes that another app tells apart by other names. Where one of the parts is missing, it is what the total leaves. */
export function timesOf({ prep = 0, cook = 0, total = 0 }: { prep?: number; cook?: number; total?: number }) {
  return {
    working_time: prep || (cook ? Math.max(0, total - cook) : total),
    waiting_time: cook || (prep ? Math.max(0, total - prep) : 0),
  }
}
