import type { Zone } from '@spellwright/dsl'
import type { Situation } from '../seat/situation.ts'
import { isLand, type Thing } from '../seat/thing.ts'
import { abilitiesWorthOf, CARD, cardWorth, namedCard, theirCardWorth } from './card-worth.ts'
import { infoWorth, permanentWorth, threatWorth } from './permanent-worth.ts'

/** What a thing is, or would be, worth to its owner on the battlefield. */
function onBattlefield(s: Situation, thing: Thing): number {
  if (thing.permanent) return permanentWorth(s, thing.permanent)
  if (isLand(thing.info)) return 2.6
  return infoWorth(thing.info, abilitiesWorthOf(s, namedCard(thing)))
}

function inHand(s: Situation, thing: Thing): number {
  if (thing.permanent?.kind === 'token') return 0
  if (thing.owner === s.me && thing.definition !== '') return cardWorth(s, namedCard(thing), thing.zone === 'hand')
  // What was paid for once can be paid for again.
  if (thing.permanent) return 0.6 * onBattlefield(s, thing)
  return thing.definition === '' ? CARD : theirCardWorth(s, namedCard(thing))
}

/** What a thing is worth to whoever has it there. */
export function worthIn(s: Situation, thing: Thing, zone: Zone): number {
  switch (zone) {
    case 'battlefield':
      return onBattlefield(s, thing)
    case 'hand':
      return inHand(s, thing)
    case 'stack':
      return 0.8 + thing.info.manaValue
    case 'graveyard':
      return 0.15
    case 'library':
      return 0.3
    case 'exile':
    case 'command':
      return 0
  }
}

/** What moving a thing to another zone changes, as its present controller sees it. */
export const moveWorth = (s: Situation, thing: Thing, to: Zone): number =>
  worthIn(s, thing, to) - (thing.permanent ? threatWorth(s, thing.permanent) : worthIn(s, thing, thing.zone))
