import type { PermanentView } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { ManaUnit } from './mana.ts'
import type { Piece } from './piece.ts'
import { reachOf } from './thing.ts'

/** The permanents of one player. */
export class Side {
  readonly pieces: readonly Piece[]
  /** The traits any of them has (bits of `TRAIT`). */
  readonly traits: number
  /** The damage abilities do that can be used once, and those that can be used for as long as there is something to give. */
  readonly burn: number
  readonly burnAgain: number
  /** The mana it can make depends on nothing but what is on this side. */
  readonly hasSteadyMana: boolean
  /** It has Auras that add mana. */
  readonly addsMana: boolean
  /** That mana, once somebody has asked for it. */
  units: readonly ManaUnit[] | null = null
  private reachNow: number | null = null
  private permanentsNow: readonly PermanentView[] | null = null
  private creaturesNow: readonly PermanentView[] | null = null
  private landsNow: readonly PermanentView[] | null = null

  constructor(pieces: readonly Piece[]) {
    let flags = 0
    let burn = 0
    let burnAgain = 0
    let hasSteadyMana = true
    let addsMana = false
    for (const { kit } of pieces) {
      if (!kit.hasSteadyMana) hasSteadyMana = false
      if (kit.extraMana.length > 0) addsMana = true
      flags |= kit.traits.flags
      if (hasTrait(kit.traits, TRAIT.burnsAgain)) burnAgain += kit.traits.burn
      else burn += kit.traits.burn
    }
    this.pieces = pieces
    this.traits = flags
    this.burn = burn
    this.burnAgain = burnAgain
    this.hasSteadyMana = hasSteadyMana
    this.addsMana = addsMana
  }

  /** The damage all creatures do in one attack that nothing stops, unless they grow. */
  get reach(): number {
    if (this.reachNow === null) {
      let sum = 0
      for (const { isCreature, view } of this.pieces) if (isCreature) sum += reachOf(view)
      this.reachNow = sum
    }
    return this.reachNow
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
export function sideOf(pieces: readonly Piece[], before: Side | null): Side {
  return before !== null && isSame(pieces, before.pieces) ? before : new Side(pieces)
}

function isSame(a: readonly Piece[], b: readonly Piece[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
