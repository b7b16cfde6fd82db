import type { CardView } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { isLand, type Thing } from '../seat/thing.ts'
import { castWorth } from './cast-worth.ts'
import { worthIn } from './zone-worth.ts'

const isCard = (info: object): info is CardView => 'definition' in info && 'id' in info

/** What it is worth to draw this next: at least what it is worth in hand, and more if it is just what is needed now. */
export function drawWorth(s: Situation, thing: Thing): number {
  const worth = worthIn(s, thing, 'hand')
  const { info } = thing
  if (!isCard(info) || isLand(info) || info.manaValue > manaSoon(s)) return worth
  const way = s.facts(thing.definition)?.ways.find(({ face, price }) => face === info.face && price === null)
  return way && way.bane === null ? Math.max(worth, 0.6 + 0.55 * castWorth(s, info, way)) : worth
}

/** Mana of the next main phase: what can be made now, or with every land untapped, and one land more. */
const manaSoon = (s: Situation): number => Math.max(s.units.length, s.landsOf(s.me).length) + 1
