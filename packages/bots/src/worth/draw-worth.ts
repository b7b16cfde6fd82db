import type { CardView } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand, type SeenObject } from '../seat/seen-object.ts'
import { castWorth } from './cast-worth.ts'
import { worthIn } from './zone-worth.ts'

const isCard = (info: object): info is CardView => 'definition' in info && 'id' in info

/** What it is worth to draw this next: at least what it is worth in hand, and more if it is just what is needed now. */
export function drawWorth(s: SeenGame, object: SeenObject): number {
  const worth = worthIn(s, object, 'hand')
  const { info } = object
  if (!isCard(info) || isLand(info) || info.manaValue > manaSoon(s)) return worth
  const way = s.facts(object.definition)?.ways.find(({ face, price }) => face === info.face && price === null)
  return way && way.drawback === null ? Math.max(worth, 0.6 + 0.55 * castWorth(s, info, way)) : worth
}

/** Mana of the next main phase: what can be made now, or with every land untapped, and one land more. */
const manaSoon = (s: SeenGame): number => Math.max(s.units.length, s.landsOf(s.me).length) + 1
