/** Minutes of work and of waiting. Where one of the parts is missing, it is what the total leaves. */
export const splitMinutes = ({ prep = 0, cook = 0, total = 0 }: { prep?: number; cook?: number; total?: number }) => ({
  working_time: prep || (cook ? Math.max(0, total - cook) : total),
  waiting_time: cook || (prep ? Math.max(0, total - prep) : 0),
})
