import type { Effect, Step } from '@spellwright/dsl'
import { STEP } from '../../words/steps.ts'
import { type EffectReader, playerDoes } from './reader.ts'

const SKIPPED = `turn|combat phase|${STEP.pattern}`

const skippedOf = (word: string): Step | 'combat' | 'turn' =>
  word === 'turn' ? 'turn' : word === 'combat phase' ? 'combat' : STEP.read(word)!

/** Phases and turns that come, do not come, or end; and the end of the game. */
export const TURNS: readonly EffectReader[] = [
  playerDoes(`skips? (?:your|their) next (${SKIPPED})`, (player, [word]) => ({
    kind: 'skipNext',
    player,
    what: skippedOf(word!),
  })),
  [
    /^after this (?:main |combat )?phase, there is an additional combat phase( followed by an additional main phase)?$/,
    ([, main]): Effect[] => [
      {
        kind: 'extraCombat',
        after: 'thisPhase',
        ...(main === undefined ? {} : { mainPhaseAfter: 'mainPhaseAfter' as const }),
      },
    ],
  ],
  [/^end the turn$/, () => [{ kind: 'endTurn' }]],
  [/^the game is a draw$/, () => [{ kind: 'drawGame' }]],
  playerDoes('loses? all unspent mana', (player) => ({ kind: 'loseUnspentMana', player })),
  [
    /^you gain control of (target player|target opponent|that player) during that player's next turn$/,
    ([, who], reading) => {
      const player = reading.player(who!)
      return player === undefined ? undefined : [{ kind: 'controlNextTurn', player }]
    },
  ],
]
