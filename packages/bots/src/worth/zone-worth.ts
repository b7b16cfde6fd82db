import type { Zone } from '@spellwright/dsl'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand, type SeenObject } from '../seat/seen-object.ts'
import { abilitiesWorthOf, CARD, cardWorth, namedCard, theirCardWorth } from './card-worth.ts'
import { infoWorth, permanentWorth, threatWorth } from './permanent-worth.ts'

/** What a object is, or would be, worth to its owner on the battlefield. */
function onBattlefield(s: SeenGame, object: SeenObject): number {
  if (object.permanent) return permanentWorth(s, object.permanent)
  if (isLand(object.info)) return 2.6
  return infoWorth(object.info, abilitiesWorthOf(s, namedCard(object)))
}

function inHand(s: SeenGame, object: SeenObject): number {
  if (object.permanent?.kind === 'token') return 0
  if (object.owner === s.me && object.definition !== '') return cardWorth(s, namedCard(object), object.zone === 'hand')
  // What was paid for once can be paid for again.
  if (object.permanent) return 0.6 * onBattlefield(s, object)
  return object.definition === '' ? CARD : theirCardWorth(s, namedCard(object))
}

/** What a object is worth to whoever has it there. */
export function worthIn(s: SeenGame, object: SeenObject, zone: Zone): number {
  switch (zone) {
    case 'battlefield':
      return onBattlefield(s, object)
    case 'hand':
      return inHand(s, object)
    case 'stack':
      return 0.8 + object.info.manaValue
    case 'graveyard':
      return 0.15
    case 'library':
      return 0.3
    case 'exile':
    case 'command':
    case 'outside':
      return 0
  }
}

/** What moving a object to another zone changes, as its present controller sees it. */
export const moveWorth = (s: SeenGame, object: SeenObject, to: Zone): number =>
  worthIn(s, object, to) - (object.permanent ? threatWorth(s, object.permanent) : worthIn(s, object, object.zone))
