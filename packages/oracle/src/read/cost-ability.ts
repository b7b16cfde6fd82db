import type { Ability, ActivatedAbility, Cost, CostPart } from '@spellwright/dsl'
import { conditionOf } from './condition.ts'
import { costOf } from './cost.ts'
import { eachPhrase, quantityPhrase } from './quantity.ts'
import { Reading } from './reading.ts'

/** "sacrifice a creature or discard a card", "discard a card or pay {3}". */
function either(text: string): Cost | undefined {
  const parts = text.split(/ or (?=pay|sacrifice|discard|exile|return|tap|reveal|blight|collect|behold)/)
  if (parts.length !== 2) return undefined
  const options = parts.map((part) => costOf(part))
  if (options.some((option) => option?.length !== 1)) return undefined
  return [{ kind: 'choice', options: options as Cost[] }]
}

/** "This ability costs {1} less to activate for each legendary creature you control". */
export function ownCostChange(text: string): ActivatedAbility['costChange'] {
  const found =
    /^This ability costs ((?:\{[^}]+\})+) (less|more) to activate(?: for each (.+)| if (.+)|, where X is (.+))?$/.exec(
      text,
    )
  if (found === null) return undefined
  const [, mana, side, each, when, x] = found
  const reading = new Reading('self')
  const kind = side === 'less' ? 'reduce' : 'increase'
  if (when !== undefined) {
    const condition = conditionOf(when, reading)
    return condition === undefined ? undefined : { change: { kind, mana: mana! }, condition }
  }
  const times =
    each !== undefined ? eachPhrase(each, reading) : x !== undefined ? quantityPhrase(x, reading) : undefined
  // What is counted one by one is told so.
  const isTold = x === undefined || (mana === '{X}' && typeof times === 'object' && times.kind !== 'count')
  if (times === undefined || !isTold) return undefined
  return { change: { kind, mana: x === undefined ? mana! : '{1}', times } }
}

const NAMES: Partial<Record<CostPart['kind'], string>> = { collectEvidence: 'evidence', behold: 'behold' }

/** An additional cost that may be paid; whether it was, its spell may ask. */
function optionalCost(cost: Cost): Ability | undefined {
  const [only, ...others] = cost
  if (only === undefined || others.length > 0) return undefined
  return { kind: 'additionalCost', cost, optional: 'may', name: NAMES[only.kind] ?? 'additional' }
}

/** What is paid instead of, or on top of, the mana cost, and what may be done before the game. */
export function costAbility(line: string): Ability | undefined {
  const extra = /^As an additional cost to cast ~, (you may )?(.+)\.$/.exec(line)
  if (extra !== null) {
    const cost = costOf(extra[2]!) ?? either(extra[2]!)
    if (extra[1] !== undefined) return cost && optionalCost(cost)
    return cost === undefined ? undefined : { kind: 'additionalCost', cost }
  }
  const instead = /^(?:If (.+), you|You) may (.+) rather than pay ~'s mana cost\.$/.exec(line)
  if (instead !== null) {
    const condition = instead[1] === undefined ? undefined : conditionOf(instead[1], new Reading('self'))
    const cost = costOf(instead[2]!)
    if (cost === undefined || (instead[1] !== undefined && condition === undefined)) return undefined
    return { kind: 'alternativeCost', cost, ...(condition === undefined ? {} : { condition }) }
  }
  const free = /^(?:If (.+), you|You) may cast ~ without paying its mana cost\.$/.exec(line)
  const when = free?.[1] === undefined ? undefined : conditionOf(free[1], new Reading('self'))
  if (when !== undefined) return { kind: 'alternativeCost', cost: [], condition: when }
  const begins = 'If ~ is in your opening hand, you may begin the game with it on the battlefield.'
  return line === begins
    ? { kind: 'openingHand', effects: [{ kind: 'move', verb: 'put', what: 'self', to: 'battlefield' }] }
    : undefined
}
