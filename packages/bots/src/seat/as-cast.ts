import type { CardView, SupposedObject } from '@spellwright/engine'
import { type CastWay, isFaceDownMethod } from '../facts/cast-ways.ts'
import type { SeenGame } from './seen-game.ts'

/** The spell that a card becomes if it is cast in that way, or the permanent; null if the player may not know the card. */
export const asCast = (
  s: SeenGame,
  { id }: CardView,
  { face, method }: Pick<CastWay, 'face' | 'method'>,
  zone: 'stack' | 'battlefield',
): SupposedObject | null => s.reader.suppose(id, { zone, face, faceDown: isFaceDownMethod(method) })
