import type { Condition, Quantity } from '@spellwright/dsl'
import { BASIC_LAND_TYPES } from '@spellwright/dsl'
import type { EntityId } from '@spellwright/engine'
import { compares, matches } from './match.ts'
import { fitting, playersOf, thingsOf } from './refs.ts'
import { affecting, boundTo, type Scene } from './scene.ts'
import type { Situation } from './situation.ts'

const PARTY = ['Cleric', 'Rogue', 'Warrior', 'Wizard']
const most = (values: readonly number[]): number => values.reduce((best, value) => Math.max(best, value), 0)

/** A number in card data, as far as a player in that seat can tell. */
export function quantity(s: Situation, scene: Scene, q: Quantity): number {
  if (typeof q === 'number') return q
  switch (q.kind) {
    case 'x':
      return scene.x
    case 'count':
      return fitting(s, scene, q.of).length
    case 'bound':
      return boundTo(scene, q.name)?.length ?? 1
    case 'manaValueOf':
      return thingsOf(s, scene, q.object)[0]?.info.manaValue ?? 0
    case 'powerOf':
      return thingsOf(s, scene, q.object)[0]?.info.power ?? 0
    case 'toughnessOf':
      return thingsOf(s, scene, q.object)[0]?.info.toughness ?? 0
    case 'loyaltyOf':
      return thingsOf(s, scene, q.object)[0]?.counters['loyalty'] ?? 0
    case 'countersOn':
      return thingsOf(s, scene, q.object)[0]?.counters[q.counter] ?? 0
    case 'playerCounters':
      return playersOf(s, scene, q.player).reduce<number>((sum, p) => sum + (s.players[p].counters[q.counter] ?? 0), 0)
    case 'lifeOf':
      return playersOf(s, scene, q.player).reduce<number>((sum, player) => sum + s.life(player), 0)
    case 'cardsIn':
      return playersOf(s, scene, q.player).reduce<number>((sum, player) => {
        const { handCount, libraryCount } = s.players[player]
        return sum + (q.zone === 'hand' ? handCount : q.zone === 'library' ? libraryCount : s.graveyard(player).length)
      }, 0)
    case 'cardTypesAmong':
      return new Set(fitting(s, scene, q.of).flatMap(({ info }) => info.types)).size
    case 'colorsAmong':
      return new Set(fitting(s, scene, q.of).flatMap(({ info }) => info.colors)).size
    case 'basicLandTypesAmong': {
      const lands = fitting(s, scene, q.of)
      return BASIC_LAND_TYPES.filter((type) => lands.some(({ info }) => info.subtypes.includes(type))).length
    }
    case 'greatest':
      return most(fitting(s, scene, q.of).map(({ info }) => info[q.value] ?? 0))
    case 'total':
      return fitting(s, scene, q.of).reduce((sum, { info }) => sum + (info[q.value] ?? 0), 0)
    case 'different': {
      const { value } = q
      return new Set(fitting(s, scene, q.of).map(({ info }) => info[value])).size
    }
    case 'party':
      return Math.min(4, fitting(s, scene, { subtype: PARTY, controller: 'you' }).length)
    case 'plus':
      return q.terms.reduce<number>((sum, term) => sum + quantity(s, scene, term), 0)
    case 'minus':
      return quantity(s, scene, q.left) - quantity(s, scene, q.right)
    case 'product':
      return q.factors.reduce<number>((total, one) => total * quantity(s, scene, one), 1)
    case 'times':
      return q.factor * quantity(s, scene, q.quantity)
    case 'half':
      return Math[q.round === 'up' ? 'ceil' : 'floor'](quantity(s, scene, q.quantity) / 2)
    case 'least':
      return Math.min(...q.of.map((part) => quantity(s, scene, part)))
    case 'most':
      return Math.max(...q.of.map((part) => quantity(s, scene, part)))
    case 'if':
      return quantity(s, scene, holds(s, scene, q.condition) ? q.then : q.else)
    // What has happened in the turn is not in a view: the least it can be.
    case 'events':
    case 'eventTotal':
    case 'devotion':
    case 'manaSpent':
    case 'colorsSpent':
    case 'devoured':
    case 'timesMutated':
    case 'timesPaid':
    case 'timesKicked':
      return 0
    case 'eventAmount':
      return 1
  }
}

/** An amount that may be another for each player it concerns. */
export const amountFor = (s: Situation, scene: Scene, q: Quantity, player: EntityId): number =>
  typeof q === 'number' ? q : quantity(s, affecting(scene, player), q)

/** Does the condition hold, as far as a player in that seat can tell? */
export function holds(s: Situation, scene: Scene, condition: Condition): boolean {
  switch (condition.kind) {
    case 'exists': {
      const count = fitting(s, scene, condition.of).length
      return condition.count === undefined ? count > 0 : compares(s, scene, count, condition.count)
    }
    case 'matches': {
      const things = thingsOf(s, scene, condition.object)
      return things.length > 0 && things.every((thing) => matches(s, scene, condition.filter, thing))
    }
    case 'compare':
      return compares(s, scene, quantity(s, scene, condition.quantity), condition.is)
    case 'isTurnOf':
      return playersOf(s, scene, condition.player).includes(s.turn.active)
    case 'duringStep':
      return typeof condition.step === 'string' ? condition.step === s.turn.step : condition.step.includes(s.turn.step)
    case 'not':
      return !holds(s, scene, condition.condition)
    case 'all':
      return condition.conditions.every((inner) => holds(s, scene, inner))
    case 'any':
      return condition.conditions.some((inner) => holds(s, scene, inner))
    case 'did':
    case 'isThere':
      return true
    case 'happened':
      return condition.times !== undefined && 'exactly' in condition.times && condition.times.exactly === 0
    case 'isDaytime':
      return condition.is === (s.view.daytime ?? 'neither')
    case 'somePlayerDid':
    case 'kicked':
    case 'classLevel':
    case 'isPlayer':
    case 'castAtInstantTiming':
    case 'castFrom':
    case 'paid':
    case 'newSinceLastUpkeep':
    case 'designated':
      return false
  }
}
