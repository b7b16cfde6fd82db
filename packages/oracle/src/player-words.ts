import type { PlayerRef } from '@spellwright/dsl'

export const PLAYER_WORDS: { readonly [K in Extract<PlayerRef, string>]: string } = {
  you: 'you',
  opponent: 'each opponent',
  eachPlayer: 'each player',
  activePlayer: 'the active player',
  nonactivePlayer: 'the nonactive player',
  defendingPlayer: 'defending player',
  eventPlayer: 'that player',
  affectedPlayer: 'that player',
}

/** A player in an event or a filter: "a player", "an opponent", "you". */
export function aPlayer(ref: PlayerRef | 'any' | undefined): string | undefined {
  if (ref === undefined || ref === 'any' || ref === 'eachPlayer') return 'a player'
  if (ref === 'opponent') return 'an opponent'
  if (ref === 'you') return 'you'
  return undefined
}
