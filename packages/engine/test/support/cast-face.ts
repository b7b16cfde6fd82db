import type { Board } from './board.ts'

/** Casts that face or half of the card in hand; 2 is both halves of a split card together. */
export const castFace = (b: Board, name: string, face: number): Board =>
  b.act({ kind: 'cast', object: b.id(name, 'hand'), face, method: 'normal' })
