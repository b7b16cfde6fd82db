import type { ActivatedAbility } from '@spellwright/dsl'
import type { AbilityInstance, Characteristics } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { ById } from '../state/by-id.ts'
import type { ObjectId } from '../state/ids.ts'
import { Kept } from '../state/kept.ts'
import { memoized } from '../state/memoized.ts'
import type { PlainSource } from './plain-mana.ts'

const manaAbilitiesAmong = memoized((abilities: readonly AbilityInstance[]): readonly AbilityInstance[] =>
  abilities.filter(({ ability }) => ability.kind === 'activated' && isManaAbility(ability)),
)

export const manaAbilitiesOf = ({ abilities }: Characteristics): readonly AbilityInstance[] =>
  manaAbilitiesAmong(abilities)

/** Do all these mana abilities say "{T}: Add …" and no more? */
const arePlain = memoized((abilities: readonly AbilityInstance[]) =>
  abilities.every(({ ability }) => ability.kind === 'activated' && isPlain(ability)),
)

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
