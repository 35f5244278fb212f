export function constantTimeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.byteLength !== other.byteLength) return false
  let difference = 0
  for (const [i, byte] of one.entries()) difference |= byte ^ (other[i] ?? 0)
  return difference === 0
}
