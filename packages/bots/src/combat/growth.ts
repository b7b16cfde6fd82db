import type { CostPart } from '@spellwright/dsl'
import type { Action, Context } from '@spellwright/engine'
import { type ActivatedUse, DOES } from '../facts/ability-facts.ts'
import { TRAIT } from '../facts/traits.ts'
import { payWith } from '../seat/mana.ts'
import type { PermanentFacts } from '../seat/permanent-facts.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { costWorth, giveUpWorth } from '../worth/cost-worth.ts'
import { Fighter } from './fighter.ts'

/** One more activation of an ability by which a creature grows. */
export interface Pump {
  readonly action: Action
  readonly power: number
  readonly toughness: number
  readonly cost: number
}

/** No ability is counted on more often in a turn. */
const MOST = 12

/** How often a creature could grow now, the cheapest activations first; what is paid for one is gone for the next. */
export function pumpsOf(s: SeenGame, { view, abilityFacts }: PermanentFacts): readonly Pump[] {
  const pumps: Pump[] = []
  for (const use of abilityFacts.uses) {
    if (use.growth === 0 || use.taps || (use.does & DOES.loyalty) !== 0) continue
    for (const cost of costsOf(s, s.context(view.id, s.me, 1), use))
      pumps.push({
        action: { kind: 'activate', object: view.id, ability: use.key },
        power: use.growth,
        toughness: use.toughening,
        cost,
      })
  }
  return pumps.length < 2 ? pumps : pumps.sort((a, b) => a.cost - b.cost)
}

/** What each activation costs, one after the other. */
function costsOf(s: SeenGame, ctx: Context, { ability, price }: ActivatedUse): readonly number[] {
  const most = Math.min(MOST, ability.limit?.times ?? MOST)
  let costs: number[] | null = null
  for (const part of ability.cost) {
    const each = part.kind === 'mana' ? manaCosts(s, ctx, price, part, most) : givenCosts(s, ctx, part, most)
    costs = costs === null ? each : each.slice(0, costs.length).map((cost, at) => cost + (costs?.[at] ?? 0))
  }
  return costs ?? []
}

function manaCosts(s: SeenGame, ctx: Context, price: ActivatedUse['price'], part: CostPart, most: number): number[] {
  const each = costWorth(s, ctx, [part])
  const costs: number[] = []
  let left = payWith(s.units, price)
  while (left !== null && costs.length < most) {
    costs.push(each)
    left = payWith(left, price)
  }
  return costs
}

/** Cards and permanents are given in the order in which they are missed least. */
function givenCosts(s: SeenGame, ctx: Context, part: CostPart, most: number): number[] {
  if (part.kind !== 'discard' && part.kind !== 'exile' && part.kind !== 'sacrifice') return [costWorth(s, ctx, [part])]
  const { what } = part
  if (typeof what === 'string' || (part.count !== undefined && typeof part.count !== 'number'))
    return [costWorth(s, ctx, [part])]
  const zone = part.kind === 'discard' ? 'hand' : part.kind === 'sacrifice' ? 'battlefield' : 'graveyard'
  const count = part.count ?? 1
  const worths: number[] = []
  for (const object of s.objects(zone))
    if (object.owner === s.me && object.id !== ctx.source && s.reader.matches(ctx, what, object.id, null))
      worths.push(giveUpWorth(s, object))
  worths.sort((a, b) => a - b)
  const costs: number[] = []
  for (let at = 0; at + count <= worths.length && costs.length < most; at += count) {
    let sum = 0
    for (let i = at; i < at + count; i++) sum += worths[i] ?? 0
    costs.push(sum)
  }
  return costs
}

/** Growth for which so little is given is counted on when blocks are declared. */
const CHEAP = 0.35

/** The blockers, the first that can grow as large as it cheaply becomes. */
export function grownBlockers(s: SeenGame, blockers: readonly Fighter[]): readonly Fighter[] {
  if (!s.policy.growsInFights || (s.battlefield.mine.traits & TRAIT.grows) === 0) return blockers
  for (const one of blockers) {
    const facts = s.battlefield.factsOf(one.id)
    if (!facts) continue
    let { power, toughness } = one
    for (const pump of pumpsOf(s, facts)) {
      if (pump.cost > CHEAP) break
      power += pump.power
      toughness += pump.toughness
    }
    if (power === one.power && toughness === one.toughness) continue
    const grown = new Fighter(one.id, power, toughness, one.worth, one.keywords, one.place)
    return blockers.map((other) => (other === one ? grown : other))
  }
  return blockers
}
