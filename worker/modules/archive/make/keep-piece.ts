import { noteKey, pieceKey } from '../stored/archive-keys.ts'
import type { PieceWorld, Written } from './write-piece.ts'

/** Stores a piece under a name that is the same when it is written again. */
export async function keepPiece(
  { env, space }: PieceWorld,
  { job, position }: { job: number; position: number },
  { piece, note }: Written,
): Promise<void> {
  await env.FILES.put(pieceKey(space, job, position), await piece.bytes().arrayBuffer())
  await env.FILES.put(noteKey(space, job, position), JSON.stringify(note))
}
