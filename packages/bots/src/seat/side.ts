import type { PermanentView } from '@spellwright/engine'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { ManaUnit } from './mana.ts'
import type { PermanentFacts } from './permanent-facts.ts'
import { reachOf } from './seen-object.ts'

/** The permanents of one player. */
export class Side {
  readonly permanentFacts: readonly PermanentFacts[]
  /** The traits that at least one of them has (bits of `TRAIT`). */
  readonly traits: number
  /** The damage of abilities that can be used once, and of those that can be used repeatedly for some cost. */
  readonly burn: number
  readonly burnAgain: number
  /** The mana these permanents make depends on nothing but themselves. */
  readonly hasSteadyMana: boolean
  /** Some of them are Auras that add mana. */
  readonly addsMana: boolean
  /** The mana they can make; computed when it is first needed. */
  units: readonly ManaUnit[] | null = null
  private reachNow: number | null = null
  private permanentsNow: readonly PermanentView[] | null = null
  private creaturesNow: readonly PermanentView[] | null = null
  private landsNow: readonly PermanentView[] | null = null

  constructor(permanentFacts: readonly PermanentFacts[]) {
    let flags = 0
    let burn = 0
    let burnAgain = 0
    let hasSteadyMana = true
    let addsMana = false
    for (const { abilityFacts } of permanentFacts) {
      if (!abilityFacts.hasSteadyMana) hasSteadyMana = false
      if (abilityFacts.extraMana.length > 0) addsMana = true
      flags |= abilityFacts.traits.flags
      if (hasTrait(abilityFacts.traits, TRAIT.burnsAgain)) burnAgain += abilityFacts.traits.burn
      else burn += abilityFacts.traits.burn
    }
    this.permanentFacts = permanentFacts
    this.traits = flags
    this.burn = burn
    this.burnAgain = burnAgain
    this.hasSteadyMana = hasSteadyMana
    this.addsMana = addsMana
  }

  /** The damage all creatures together deal in one unblocked attack, unless they grow. */
  get reach(): number {
    if (this.reachNow === null) {
      let sum = 0
      for (const { isCreature, view } of this.permanentFacts) if (isCreature) sum += reachOf(view)
      this.reachNow = sum
    }
    return this.reachNow
  }

  get permanents(): readonly PermanentView[] {
    if (this.permanentsNow === null) {
      const views: PermanentView[] = []
      for (const { view } of this.permanentFacts) views.push(view)
      this.permanentsNow = views
    }
    return this.permanentsNow
  }

  get creatures(): readonly PermanentView[] {
    if (this.creaturesNow === null) {
      const views: PermanentView[] = []
      for (const { isCreature, view } of this.permanentFacts) if (isCreature) views.push(view)
      this.creaturesNow = views
    }
    return this.creaturesNow
  }

  get lands(): readonly PermanentView[] {
    if (this.landsNow === null) {
      const views: PermanentView[] = []
      for (const { isLand, view } of this.permanentFacts) if (isLand) views.push(view)
      this.landsNow = views
    }
    return this.landsNow
  }
}

/** The same side if nothing on it changed, so that what was computed for it is reused. */
export function sideOf(permanentFacts: readonly PermanentFacts[], before: Side | null): Side {
  return before !== null && isSame(permanentFacts, before.permanentFacts) ? before : new Side(permanentFacts)
}

function isSame(a: readonly PermanentFacts[], b: readonly PermanentFacts[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
