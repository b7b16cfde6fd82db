import type { ActivatedAbility } from '@spellwright/dsl'
import type { AbilityInstance, Characteristics } from '../continuous/characteristics.ts'
import type { ManaChoice } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import type { PaymentOption } from '../mana/payment-types.ts'
import { abilityContext } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { ById } from '../state/by-id.ts'
import { CacheSlot } from '../state/cache-slot.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { memoized } from '../state/memoized.ts'
import { optionsOf, paymentOption, type SpendingFor, typesAmong } from './mana-options.ts'
import type { ManaUse } from './mana-sources.ts'

const manaAbilitiesAmong = memoized((abilities: readonly AbilityInstance[]): readonly AbilityInstance[] =>
  abilities.filter(({ ability }) => ability.kind === 'activated' && isManaAbility(ability)),
)

export const manaAbilitiesOf = ({ abilities }: Characteristics): readonly AbilityInstance[] =>
  manaAbilitiesAmong(abilities)

/** Do all of these mana abilities say "{T}: Add …" and no more, like those of basic lands and pain lands? */
const onlyTap = memoized((abilities: readonly AbilityInstance[]) =>
  abilities.every(({ ability }) => ability.kind === 'activated' && isTapForFixedMana(ability)),
)

function isTapForFixedMana({ cost, effects, ...restrictions }: ActivatedAbility): boolean {
  if (cost.length !== 1 || cost[0]?.kind !== 'tap') return false
  const { condition, limit, timing, zone, activator } = restrictions
  if ([condition, limit, timing, zone, activator].some((word) => word !== undefined)) return false
  const [adding, ...others] = effects
  if (adding?.kind !== 'addMana' || adding.mana.kind !== 'fixed') return false
  if (adding.mana.times !== undefined || adding.rider !== undefined) return false
  return others.every(({ kind }) => kind === 'dealDamage' || kind === 'loseLife')
}

/** What a permanent gives while it can be tapped. */
interface TapSource {
  readonly abilities: readonly ManaChoice[]
  readonly options: readonly PaymentOption[]
  readonly uses: readonly ManaUse[]
}

/** A permanent that may have mana abilities. */
export class ManaPermanent {
  readonly id: ObjectId
  readonly c: Characteristics
  readonly abilities: readonly AbilityInstance[]
  readonly onlyTaps: boolean
  private source: TapSource | null = null

  /** `before`: the same permanent with earlier characteristics, which mostly have the same abilities. */
  constructor(id: ObjectId, c: Characteristics, before: ManaPermanent | null) {
    const isAlike = before !== null && before.c.abilities === c.abilities
    this.id = id
    this.c = c
    this.abilities = isAlike ? before.abilities : manaAbilitiesOf(c)
    this.onlyTaps = isAlike ? before.onlyTaps : this.abilities.length > 0 && onlyTap(this.abilities)
  }

  /** What it gives if it only taps for mana; that stays the same as long as its characteristics do. */
  tapSource(game: Game, player: PlayerId, use: SpendingFor): TapSource {
    this.source ??= this.newSource(game, player, use)
    return this.source
  }

  private newSource(game: Game, player: PlayerId, use: SpendingFor): TapSource {
    const { id, c, abilities } = this
    const options: PaymentOption[] = []
    const uses: ManaUse[] = []
    for (const instance of abilities)
      for (const { option, mana } of optionsOf(game, abilityContext(id, player, instance.key), c, instance, use, [])) {
        options.push(option)
        uses.push({ object: id, instance, mana, victim: null })
      }
    const label = nameOf(game, id)
    const flexibility = typesAmong(options)
    return {
      abilities: abilities.map(({ key }) => ({ object: id, ability: key, label })),
      options: options.map(({ mana, costClass, cost }) => paymentOption(mana, costClass, flexibility, cost ?? [])),
      uses,
    }
  }
}

const permanents = new CacheSlot(() => new ById<ManaPermanent>())

/** The permanent with these characteristics; the same instance as long as they are the same. */
export function manaPermanentOf(game: Game, id: ObjectId, c: Characteristics): ManaPermanent {
  const known = permanents.of(game)
  const before = known.get(id)
  if (before !== null && before.c === c) return before
  const permanent = new ManaPermanent(id, c, before)
  known.set(id, permanent)
  return permanent
}
