import type { Effect } from '@spellwright/dsl'
import { defaultAnswer, type KnownCard, type NameDecision, type OptionsDecision } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { chosenTypeAbility, typeWorth } from '../worth/chosen-type.ts'
import { commonName, worthOfName } from '../worth/hidden-hand.ts'
import { locate, questionSourceOf, stepsToCome } from './question.ts'

const revealsOwnHand = (step: Effect): boolean => step.kind === 'revealHand' && step.player === 'you'

/** A card name: what the player holds most of, where that is asked for; otherwise the best card they know the opponent to have. */
export function chooseName(s: SeenGame, decision: NameDecision): string {
  const found = locate(stepsToCome(questionSourceOf(s, decision)), 'chooseWord')
  const name = found?.rest.some(revealsOwnHand) ? commonName(s) : theirBestName(s, decision)
  return name !== '' && decision.check(name) === null ? name : defaultAnswer<'name'>(decision)
}

/** Cards in hand count first; if none is known, those that were seen: a deck has several of most. */
function theirBestName(s: SeenGame, { check }: NameDecision): string {
  return bestName(s, s.players[s.foe].knownHand, check) || bestName(s, seenOf(s), check)
}

function bestName(s: SeenGame, cards: readonly KnownCard[], check: NameDecision['check']): string {
  let best = ''
  let most = 0
  for (const { name } of cards) {
    const worth = worthOfName(s, cards, name)
    if (worth <= most || check(name) !== null) continue
    most = worth
    best = name
  }
  return best
}

/** The opponent's cards that lie open. */
function seenOf(s: SeenGame): readonly KnownCard[] {
  const seen: KnownCard[] = [...s.graveyard(s.foe)]
  for (const { card, owner } of s.view.battlefield) if (card !== null && owner === s.foe) seen.push(card)
  for (const card of s.view.exile) if ('name' in card && card.owner === s.foe) seen.push(card)
  return seen
}

/** A creature type: the one for which what the card does to it is worth most; otherwise what the player has most of. */
export function chooseType(s: SeenGame, decision: OptionsDecision): number {
  const { options } = decision
  const { abilities, ctx } = questionSourceOf(s, decision)
  const ability = chosenTypeAbility(abilities)
  const rate = ability
    ? (type: string): number => typeWorth(s, ctx, ability, type)
    : (type: string): number => [...s.mine, ...s.hand].filter(({ subtypes }) => subtypes.includes(type)).length
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < options.length; index++) {
    const worth = rate(String(options[index]!.value))
    if (worth <= most) continue
    most = worth
    best = index
  }
  return best
}
