import type { ActivatedAbility } from '@spellwright/dsl'
import type { AbilityInstance, Characteristics } from '../continuous/characteristics.ts'
import type { ManaChoice } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import type { PaymentOption } from '../mana/payment.ts'
import { abilityContext } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { rulesOfKind } from '../query/rules.ts'
import { ById } from '../state/by-id.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { Kept } from '../state/kept.ts'
import { isSick } from './cost-parts.ts'
import { optionsOf, paymentOption, type SpendingFor, typesAmong } from './mana-options.ts'
import type { ManaUse } from './mana-sources.ts'

/** A permanent with mana abilities. */
export interface ManaMaker {
  readonly id: ObjectId
  readonly c: Characteristics
  readonly abilities: readonly AbilityInstance[]
}

/** What a Forest gives. */
export interface PlainSource {
  readonly c: Characteristics
  readonly abilities: readonly ManaChoice[]
  readonly options: readonly PaymentOption[]
  readonly uses: readonly ManaUse[]
}

const plainLists = new WeakMap<readonly AbilityInstance[], boolean>()

/** Do all these mana abilities say "{T}: Add …" and no more? */
export function arePlain(abilities: readonly AbilityInstance[]): boolean {
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

/** Effects may forbid abilities, or make them cost more. */
export const isMeddledWith = (game: Game): boolean =>
  rulesOfKind(game, 'cantActivate').length > 0 || rulesOfKind(game, 'abilityCostChange').length > 0

const sources = new Kept<ById<PlainSource>>()

/** What a permanent with plain mana abilities gives now: the same while it is what it was, and nothing while it can't be tapped. */
export function plainSource(game: Game, player: PlayerId, use: SpendingFor, maker: ManaMaker): PlainSource | null {
  const { id, c } = maker
  if (game.state.objects[id]!.tapped || isSick(game, id)) return null
  let known = sources.get(game)
  if (known === undefined) {
    known = new ById()
    sources.set(game, known)
  }
  let source = known.get(id)
  if (source?.c !== c) {
    source = makeSource(game, player, use, maker)
    known.set(id, source)
  }
  return source
}

function makeSource(game: Game, player: PlayerId, use: SpendingFor, { id, c, abilities }: ManaMaker): PlainSource {
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
    c,
    abilities: abilities.map(({ key }) => ({ object: id, ability: key, label })),
    options: options.map(({ mana, costClass, cost }) => paymentOption(mana, costClass, flexibility, cost ?? [])),
    uses,
  }
}
