import type { Condition, CostPart, Filter, Quantity } from '@spellwright/dsl'
import { activated, continuous, dealDamage, draw, gain, matches, the, X, youControl } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { effectText, textOf } from './samples.ts'

type Compound = Exclude<Quantity, number>
type QuantityOf<K extends Compound['kind']> = Extract<Compound, { kind: K }>
type ConditionOf<K extends Condition['kind']> = Extract<Condition, { kind: K }>
type PartOf<K extends CostPart['kind']> = Extract<CostPart, { kind: K }>

const mine: Filter = { type: 'creature', controller: 'you' }
const creature = the('creature')

const QUANTITIES: { [K in Compound['kind']]: [QuantityOf<K>, string] } = {
  x: [{ kind: 'x' }, ''],
  count: [{ kind: 'count', of: mine }, ''],
  bound: [{ kind: 'bound', name: 'creature' }, ''],
  eventAmount: [{ kind: 'eventAmount' }, ''],
  manaValueOf: [{ kind: 'manaValueOf', object: creature }, ''],
  powerOf: [{ kind: 'powerOf', object: creature }, ''],
  toughnessOf: [{ kind: 'toughnessOf', object: creature }, ''],
  loyaltyOf: [{ kind: 'loyaltyOf', object: 'self' }, ''],
  countersOn: [{ kind: 'countersOn', object: creature, counter: 'charge' }, ''],
  playerCounters: [{ kind: 'playerCounters', player: 'you', counter: 'energy' }, ''],
  lifeOf: [{ kind: 'lifeOf', player: 'you' }, ''],
  cardsIn: [{ kind: 'cardsIn', zone: 'hand', player: the('player') }, ''],
  cardTypesAmong: [{ kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } }, ''],
  colorsAmong: [{ kind: 'colorsAmong', of: { controller: 'you' } }, ''],
  basicLandTypesAmong: [{ kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } }, ''],
  greatest: [{ kind: 'greatest', value: 'power', of: mine }, ''],
  events: [{ kind: 'events', event: { kind: 'cast', player: 'you' }, when: 'thisTurn' }, ''],
  manaSpent: [{ kind: 'manaSpent', color: 'any', on: 'cost' }, ''],
  timesKicked: [{ kind: 'timesKicked' }, ''],
  plus: [{ kind: 'plus', terms: [X, 1] }, ''],
  minus: [{ kind: 'minus', left: 10, right: X }, ''],
  times: [{ kind: 'times', factor: 2, quantity: X }, ''],
  half: [{ kind: 'half', quantity: { kind: 'lifeOf', player: 'you' }, round: 'up' }, ''],
  least: [{ kind: 'least', of: [X, 5] }, ''],
  most: [{ kind: 'most', of: [X, 5] }, ''],
  if: [{ kind: 'if', condition: { kind: 'kicked' }, then: 4, else: 2 }, ''],
}

const CONDITIONS: { [K in Condition['kind']]: [ConditionOf<K>, string] } = {
  exists: [{ kind: 'exists', of: mine, count: { atLeast: 3 } }, ''],
  matches: [{ kind: 'matches', object: 'self', filter: { is: 'tapped' } }, ''],
  compare: [{ kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atMost: 5 } }, ''],
  happened: [{ kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' }, ''],
  somePlayerDid: [{ kind: 'somePlayerDid', event: { kind: 'cast' }, when: 'thisTurn', times: { atLeast: 2 } }, ''],
  did: [{ kind: 'did', name: 'addedMana' }, ''],
  kicked: [{ kind: 'kicked' }, ''],
  isTurnOf: [{ kind: 'isTurnOf', player: 'you' }, ''],
  duringStep: [{ kind: 'duringStep', step: 'upkeep' }, ''],
  isPlayer: [{ kind: 'isPlayer', player: 'activePlayer', same: 'you' }, ''],
  castAtInstantTiming: [{ kind: 'castAtInstantTiming' }, ''],
  castFrom: [{ kind: 'castFrom', zone: 'graveyard' }, ''],
  paid: [{ kind: 'paid', cost: 'kicker' }, ''],
  newSinceLastUpkeep: [{ kind: 'newSinceLastUpkeep' }, ''],
  not: [{ kind: 'not', condition: youControl({ type: 'artifact' }) }, ''],
  all: [{ kind: 'all', conditions: [youControl({ subtype: 'Swamp' }), { kind: 'isTurnOf', player: 'you' }] }, ''],
  any: [{ kind: 'any', conditions: [matches('self', { is: 'attacking' }), matches('self', { is: 'blocking' })] }, ''],
}

const COSTS: { [K in CostPart['kind']]: [PartOf<K>, string] } = {
  mana: [{ kind: 'mana', mana: '{2}{R}' }, ''],
  ownManaCost: [{ kind: 'ownManaCost' }, ''],
  generic: [{ kind: 'generic', amount: { kind: 'count', of: mine } }, ''],
  tap: [{ kind: 'tap' }, ''],
  untap: [{ kind: 'untap' }, ''],
  payLife: [{ kind: 'payLife', amount: 2 }, ''],
  sacrifice: [{ kind: 'sacrifice', what: { type: 'creature', other: true } }, ''],
  discard: [{ kind: 'discard', what: {}, count: 2, random: 'random' }, ''],
  exile: [{ kind: 'exile', what: { zone: 'graveyard', type: 'creature' }, count: 2 }, ''],
  returnToHand: [{ kind: 'returnToHand', what: { type: 'land', controller: 'you' } }, ''],
  tapOther: [{ kind: 'tapOther', what: { type: 'creature' }, count: 2 }, ''],
  reveal: [{ kind: 'reveal', what: { zone: 'hand', color: 'R' } }, ''],
  removeCounters: [{ kind: 'removeCounters', counter: 'charge', count: 3 }, ''],
  putCounters: [{ kind: 'putCounters', counter: '-1/-1', count: 1 }, ''],
  mill: [{ kind: 'mill', count: 3 }, ''],
  loyalty: [{ kind: 'loyalty', change: '-X' }, ''],
  choice: [{ kind: 'choice', options: [[{ kind: 'discard', what: {} }], [{ kind: 'payLife', amount: 3 }]] }, ''],
  repeated: [{ kind: 'repeated', cost: [{ kind: 'mana', mana: '{1}' }], times: X }, ''],
}

describe('every kind of number, condition and cost has its words', () => {
  it.each(Object.entries(QUANTITIES))('quantity: %s', (_kind, [amount, text]) =>
    expect(effectText(dealDamage(amount, the('any')))).toBe(text),
  )
  it.each(Object.entries(CONDITIONS))('condition: %s', (_kind, [condition, text]) =>
    expect(textOf('Creature — Bear', continuous({ condition, affects: 'self', apply: [gain('flying')] }))).toBe(text),
  )
  it.each(Object.entries(COSTS))('cost: %s', (_kind, [part, text]) =>
    expect(textOf('Creature — Bear', activated({ cost: [part], effects: [draw()] }))).toBe(text),
  )
})
