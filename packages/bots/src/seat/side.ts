import type { PermanentView } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { Piece } from './piece.ts'

/** The permanents of one player. */
export class Side {
  readonly pieces: readonly Piece[]
  /** The traits any of them has (bits of `TRAIT`). */
  readonly traits: number
  /** The damage abilities do that can be used once, and those that can be used for as long as there is something to give. */
  readonly burn: number
  readonly burnAgain: number
  private permanentsNow: readonly PermanentView[] | null = null
  private creaturesNow: readonly PermanentView[] | null = null
  private landsNow: readonly PermanentView[] | null = null

  constructor(pieces: readonly Piece[]) {
    let flags = 0
    let burn = 0
    let burnAgain = 0
    for (const { kit } of pieces) {
      flags |= kit.traits.flags
      if (hasTrait(kit.traits, TRAIT.burnsAgain)) burnAgain += kit.traits.burn
      else burn += kit.traits.burn
    }
    this.pieces = pieces
    this.traits = flags
    this.burn = burn
    this.burnAgain = burnAgain
  }

  get permanents(): readonly PermanentView[] {
    if (this.permanentsNow === null) {
      const views: PermanentView[] = []
      for (const { view } of this.pieces) views.push(view)
      this.permanentsNow = views
    }
    return this.permanentsNow
  }

  get creatures(): readonly PermanentView[] {
    if (this.creaturesNow === null) {
      const views: PermanentView[] = []
      for (const { isCreature, view } of this.pieces) if (isCreature) views.push(view)
      this.creaturesNow = views
    }
    return this.creaturesNow
  }

  get lands(): readonly PermanentView[] {
    if (this.landsNow === null) {
      const views: PermanentView[] = []
      for (const { isLand, view } of this.pieces) if (isLand) views.push(view)
      this.landsNow = views
    }
    return this.landsNow
  }
}

/** The side as it was, where nothing on it changed: with all that was found out about it. */
export function sideOf(pieces: readonly Piece[], isMine: boolean, before: Side | null): Side {
  if (before !== null && isStill(before.pieces, pieces, isMine)) return before
  const side: Piece[] = []
  for (const piece of pieces) if (piece.isMine === isMine) side.push(piece)
  return new Side(side)
}

function isStill(side: readonly Piece[], pieces: readonly Piece[], isMine: boolean): boolean {
  let count = 0
  for (const piece of pieces) {
    if (piece.isMine !== isMine) continue
    if (count === side.length || side[count] !== piece) return false
    count++
  }
  return count === side.length
}
