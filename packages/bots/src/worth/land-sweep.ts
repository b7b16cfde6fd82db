import type { PlayerId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand, type SeenObject } from '../seat/seen-object.ts'
import { permanentWorth } from './permanent-worth.ts'
import { sideOf } from './side.ts'

/** Is nothing left to make mana with, for either player? */
export function takesAllLands(s: SeenGame, lost: readonly SeenObject[]): boolean {
  const all = s.landsOf(s.me).length + s.landsOf(s.foe).length
  return all > 0 && lost.filter(({ info }) => isLand(info)).length === all
}

const PER_LAND = 1.2
/** Lands in hand bring whoever has them back sooner. */
const NEXT_LAND = 0.8
const NEXT_LANDS = 2
/** What lies on the table counts for more when nothing can be cast against it. */
const STAYS = 0.5

/** Without lands whoever has more on the table is ahead. */
export function landSweepWorth(s: SeenGame, lost: readonly SeenObject[]): number {
  let worth = NEXT_LAND * (Math.min(NEXT_LANDS, s.ownHand.landCount) - NEXT_LANDS / 2)
  for (const { info, controller } of lost) if (isLand(info)) worth -= sideOf(s, controller) * PER_LAND
  return worth + STAYS * (boardOf(s, s.me, lost) - boardOf(s, s.foe, lost))
}

function boardOf(s: SeenGame, player: PlayerId, lost: readonly SeenObject[]): number {
  let sum = 0
  for (const permanent of s.permanentsOf(player))
    if (!isLand(permanent) && !lost.some(({ id }) => id === permanent.id)) sum += permanentWorth(s, permanent)
  return sum
}
