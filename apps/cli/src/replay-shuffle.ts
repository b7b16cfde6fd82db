import { createHash } from 'node:crypto'
import { type Replay, seedOfGame } from 'spellwright/sim'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Whether the games of a match were shuffled with the secret that the server had committed to before: the hash of the
 * secret was shown then, and the secret gives the seed of every game. Null if the replay has no secret.
 */
export interface ShuffleCheck {
  readonly sha256: string
  /** What is wrong, or null. */
  readonly problem: string | null
}

export function checkShuffle(replays: readonly Replay[], promised: string | undefined): ShuffleCheck | null {
  const shuffle = replays[0]?.header.shuffle
  if (!shuffle) return null
  const problems = [
    sha256(shuffle.secret) === shuffle.sha256 ? null : 'the secret does not have the hash that the file states',
    promised === undefined || promised.toLowerCase() === shuffle.sha256
      ? null
      : 'the hash in the file is not the one that was shown before the match',
    replays.every(({ header }) => header.shuffle?.secret === shuffle.secret)
      ? null
      : 'its games name different secrets',
    replays.every(({ header }, index) => header.seed === seedOfGame(shuffle.secret, index + 1))
      ? null
      : 'a game was not shuffled with the secret',
  ]
  return { sha256: shuffle.sha256, problem: problems.find((problem) => problem !== null) ?? null }
}
