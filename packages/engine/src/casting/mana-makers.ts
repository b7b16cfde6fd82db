import type { ActivatedAbility } from '@spellwright/dsl'
import type { AbilityInstance, Characteristics } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { ById } from '../state/by-id.ts'
import type { ObjectId } from '../state/ids.ts'
import { Kept } from '../state/kept.ts'
import type { PlainSource } from './plain-mana.ts'

const manaAbilities = new WeakMap<readonly AbilityInstance[], readonly AbilityInstance[]>()

export function manaAbilitiesOf(c: Characteristics): readonly AbilityInstance[] {
  let found = manaAbilities.get(c.abilities)
  if (found === undefined) {
    found = c.abilities.filter(({ ability }) => ability.kind === 'activated' && isManaAbility(ability))
    manaAbilities.set(c.abilities, found)
  }
  return found
}

const plainLists = new WeakMap<readonly AbilityInstance[], boolean>()

/** Do all these mana abilities say "{T}: Add …" and no more? */
function arePlain(abilities: readonly AbilityInstance[]): boolean {
  let plain = plainLists.get(abilities)
  if (plain === undefined) {
    plain = abilities.every(({ ability }) => ability.kind === 'activated' && isPlain(ability))
    plainLists.set(abilities, plain)
  }
  return plain
}

/** It always adds the same mana for being tapped, whenever its controller likes; it may hurt. */
function isPlain({ cost, effects, condition, limit, timing, zone, activator }: ActivatedAbility): boolean {
  if (cost.length !== 1 || cost[0]!.kind !== 'tap') return false
  if ([condition, limit, timing, zone, activator].some((word) => word !== undefined)) return false
  const [adding, ...others] = effects
  if (adding?.kind !== 'addMana' || adding.mana.kind !== 'fixed') return false
  if (adding.mana.times !== undefined || adding.rider !== undefined) return false
  return others.every(({ kind }) => kind === 'dealDamage' || kind === 'loseLife')
}

/** A permanent, as something to make mana with. */
export class ManaMaker {
  readonly id: ObjectId
  readonly c: Characteristics
  readonly abilities: readonly AbilityInstance[]
  readonly isPlain: boolean
  /** What it gives, where it is plain and somebody has asked. */
  source: PlainSource | null = null

  /** `before`: the same permanent as it was, mostly with the same abilities. */
  constructor(id: ObjectId, c: Characteristics, before: ManaMaker | null) {
    const isAlike = before !== null && before.c.abilities === c.abilities
    this.id = id
    this.c = c
    this.abilities = isAlike ? before.abilities : manaAbilitiesOf(c)
    this.isPlain = isAlike ? before.isPlain : this.abilities.length > 0 && arePlain(this.abilities)
  }
}

const makers = new Kept(() => new ById<ManaMaker>())

/** Those of a game, by id. */
export const makersOf = (game: Game): ById<ManaMaker> => makers.of(game)

/** The same one while the permanent is what it was. */
export function makerOf(known: ById<ManaMaker>, id: ObjectId, c: Characteristics): ManaMaker {
  const before = known.get(id)
  if (before !== null && before.c === c) return before
  const maker = new ManaMaker(id, c, before)
  known.set(id, maker)
  return maker
}
