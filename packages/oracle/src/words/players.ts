import type { PlayerRef } from '@spellwright/dsl'
import { alternatives, wordTable, wordTableOf } from './word-table.ts'

/** Who does something. What "that player" means depends on what was said before. */
export const PLAYER = wordTableOf<Extract<PlayerRef, string>>({
  you: 'you',
  opponent: 'each opponent',
  eachPlayer: 'each player',
  activePlayer: 'the active player',
  nonactivePlayer: 'the nonactive player',
  defendingPlayer: 'defending player',
  eventPlayer: 'that player',
  affectedPlayer: 'that player',
  monarch: 'the monarch',
})

/** One player in an event or a filter. */
export const A_PLAYER = wordTable<'you' | 'opponent' | 'any'>([
  ['you', 'you'],
  ['opponent', 'an opponent'],
  ['any', 'a player'],
])

/** Without "a player", where nobody in particular makes no sense. */
export const YOU_OR_OPPONENT = alternatives([A_PLAYER.say('you'), A_PLAYER.say('opponent')])

/** Whose turn or permanent it is. */
export const WHOSE = wordTableOf<'you' | 'opponent'>({ you: 'your', opponent: "an opponent's" })

/** "a player", "an opponent", "you", where the player is one of these. */
export function aPlayer(ref: PlayerRef | 'any' | undefined): string | undefined {
  if (ref === undefined || ref === 'eachPlayer') return A_PLAYER.say('any')
  return ref === 'any' || ref === 'opponent' || ref === 'you' ? A_PLAYER.say(ref) : undefined
}
