import type { Cost, CostPart, Filter, Zone } from '@spellwright/dsl'
import { ManaCost } from '@spellwright/engine'
import { fitsAnywhere } from '../seat/match.ts'
import { quantity } from '../seat/quantity.ts'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword, isCreature, isLand, type Thing } from '../seat/thing.ts'
import { afterlifeWorth } from './afterlife-worth.ts'
import { cardWorth, namedCard } from './card-worth.ts'
import { isDoomed } from './doom.ts'
import { lifeChange } from './life.ts'
import { isRevivable } from './revival.ts'
import { worthIn } from './zone-worth.ts'

/** Mana that would otherwise not be used costs next to nothing. */
const MANA = 0.15
/** What is not used at the end of the opponent's turn is lost. */
const SPARE_MANA = 0.04

const isLastUse = (s: Situation): boolean => !s.isMyTurn && s.turn.step === 'end'

/** A player with fewer lands than this misses those they give for good in every turn to come. */
const MANY_LANDS = 7
const LOST_LAND = 1.5

/** The cheapest ones that fit: what a player would give. */
function cheapest(s: Situation, scene: Scene, what: Filter, zone: Zone, count: number, perLand = 0): number {
  const worths: number[] = []
  for (const thing of s.things(zone)) {
    if (thing.controller !== s.me || (thing.id === scene.self && zone !== 'battlefield')) continue
    if (!fitsAnywhere(s, scene, what, thing)) continue
    const isMissed = perLand > 0 && isLand(thing.info) && !isDoomed(s, thing)
    worths.push(giveUpWorth(s, thing) + (isMissed ? perLand : 0))
  }
  if (worths.length < count) return 1000
  worths.sort((a, b) => a - b)
  let sum = 0
  for (let i = 0; i < count; i++) sum += worths[i]!
  return sum
}

/** Creatures with that much power together, those that cost least for it; the source itself keeps nothing. */
function cheapestPower(s: Situation, scene: Scene, what: Filter, power: number): number {
  const offers: { readonly worth: number; readonly power: number }[] = []
  for (const thing of s.things('battlefield')) {
    if (thing.controller !== s.me || thing.id === scene.self || !fitsAnywhere(s, scene, what, thing)) continue
    if ((thing.info.power ?? 0) > 0) offers.push({ worth: giveUpWorth(s, thing), power: thing.info.power! })
  }
  offers.sort((a, b) => a.worth / a.power - b.worth / b.power)
  let left = power
  let sum = 0
  for (const offer of offers) {
    if (left <= 0) break
    left -= offer.power
    sum += offer.worth
  }
  return left > 0 ? 1000 : sum
}

/** What it means to part with something of one's own; what is lost anyway costs little. */
export function giveUpWorth(s: Situation, thing: Thing): number {
  const worth = thing.zone === 'hand' && thing.definition !== '' ? handWorth(s, thing) : worthIn(s, thing, thing.zone)
  return isDoomed(s, thing) ? 0.15 * worth : worth
}

/** A card that will be returned, or can be cast, from the graveyard is not lost there. */
function handWorth(s: Situation, thing: Thing): number {
  const worth = cardWorth(s, namedCard(thing))
  if (s.held.revivers.length > 0 && isRevivable(s, thing)) return 0.2 * worth
  const facts = s.facts(thing.definition)
  if (facts !== null && facts.afterlife !== null) return afterlifeWorth(s, thing, facts, worth)
  return hasKeyword(thing.info, 'flashback') ? 0.6 * worth : worth
}

const REPLAYED = 0.2

/** A tapped land that comes to hand is played again in the same turn, where there is none to play instead. */
function isReplayed(s: Situation, scene: Scene, what: Filter): boolean {
  if (!s.isMyTurn || s.held.landCount > 0 || s.players[s.me].landsPlayed > 0) return false
  return s.landsOf(s.me).some((land) => land.tapped && fitsAnywhere(s, scene, what, s.piece(land).thing))
}

function partWorth(s: Situation, scene: Scene, part: CostPart): number {
  switch (part.kind) {
    case 'mana':
      return (isLastUse(s) ? SPARE_MANA : MANA) * ManaCost.parse(part.mana).manaValue
    case 'generic':
      return MANA * quantity(s, scene, part.amount)
    case 'ownManaCost':
      return 0.4
    case 'tap': {
      const self = s.permanent(scene.self)
      if (!self || !isCreature(self)) return 0.05
      // One that does not untap by itself keeps its shot for something worth it.
      const staysTapped = s.abilities(self.id).some(({ ability }) => {
        const rule = ability.kind === 'static' ? ability.rule : undefined
        return rule?.kind === 'doesntUntap' && rule.what === 'self'
      })
      return staysTapped ? 1.2 : 0.2
    }
    case 'untap':
    case 'reveal':
    case 'mill':
      return 0.1
    case 'payLife': {
      const amount = quantity(s, scene, part.amount)
      // Only with life to spare (SPEC S13.7).
      const isReckless = amount > 1 && s.life(s.me) - amount < 5
      return -lifeChange(s.life(s.me), -amount) + (isReckless ? 10 : 0)
    }
    case 'sacrifice':
    case 'returnToHand': {
      const count = part.count === undefined ? 1 : quantity(s, scene, part.count)
      const scale = part.kind === 'sacrifice' ? 1 : 0.5
      if (part.kind === 'sacrifice' && part.totalPower !== undefined)
        return part.what === 'self' ? 0 : cheapestPower(s, scene, part.what, part.totalPower)
      const perLand = part.kind === 'sacrifice' && s.landsOf(s.me).length < MANY_LANDS ? LOST_LAND : 0
      if (part.kind === 'returnToHand' && part.what !== 'self' && count === 1 && isReplayed(s, scene, part.what))
        return REPLAYED
      if (part.what !== 'self') return scale * cheapest(s, scene, part.what, 'battlefield', count, perLand)
      const self = s.thing(scene.self)
      return self ? scale * giveUpWorth(s, self) : 0
    }
    case 'discard':
    case 'exile': {
      const count = part.count === undefined ? 1 : quantity(s, scene, part.count)
      if (part.what === 'hand') return 2 * s.hand.length
      if (part.what === 'self') {
        const self = s.thing(scene.self)
        return self ? giveUpWorth(s, self) : 0
      }
      const zone = part.what.zone === 'graveyard' || part.what.zone === 'battlefield' ? part.what.zone : 'hand'
      return cheapest(s, scene, part.what, zone, count)
    }
    case 'tapOther':
      return 0.2 * (part.totalPower ?? quantity(s, scene, part.count ?? 1))
    case 'payEnergy':
      return 0.3 * quantity(s, scene, part.amount)
    case 'removeCounters':
      return 0.6 * quantity(s, scene, part.count)
    case 'putCounters':
    case 'exert':
    case 'collectEvidence':
      return 0.5
    case 'loyalty':
      return part.change === '-X' ? 0.4 * scene.x : -0.4 * part.change
    case 'choice':
      return Math.min(...part.options.map((option) => costWorth(s, scene, option)))
    case 'repeated':
      return quantity(s, scene, part.times) * costWorth(s, scene, part.cost)
  }
}

/** What paying a cost takes from the player of this seat. */
export function costWorth(s: Situation, scene: Scene, cost: Cost): number {
  let sum = 0
  for (const part of cost) sum += partWorth(s, scene, part)
  return sum
}
