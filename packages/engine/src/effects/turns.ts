import { endGame, loseTogether, winGame } from '../atoms/lose.ts'
import { makeEvent } from '../events/event.ts'
import { firstPlayer, playersOf } from '../query/refs.ts'
import { updatePlayer, updateTurn } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { endTurn } from '../turn/end-turn.ts'
import { controlNextTurn } from '../turn/player-control.ts'
import type { EffectHandlers } from './run.ts'

type Kinds =
  | 'endTurn'
  | 'extraTurn'
  | 'controlNextTurn'
  | 'extraCombat'
  | 'skipNext'
  | 'winGame'
  | 'loseGame'
  | 'drawGame'

const COMBAT = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
] as const

export const turnEffects: EffectHandlers<Kinds> = {
  endTurn: (game, frame) => endTurn(game, frame.cause),
  // CR 500.7: the most recently created extra turn is taken first.
  extraTurn(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player)) {
      updateTurn(game, { extraTurns: [player, ...game.state.turn.extraTurns] })
      emit(game, [makeEvent('extraTurn', { player, source: frame.source })])
    }
  },
  controlNextTurn(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      controlNextTurn(game, player, frame.controller, effect.extraTurn !== undefined)
  },
  // CR 500.8: phases are added directly after the current one.
  extraCombat(game, _frame, effect) {
    const { turn } = game.state
    const added = effect.mainPhaseAfter ? [...COMBAT, 'main2' as const] : [...COMBAT]
    const inCombat = (COMBAT as readonly string[]).includes(turn.step)
    const rest = inCombat ? turn.ahead.findIndex((step) => !(COMBAT as readonly string[]).includes(step)) : 0
    const at = rest < 0 ? turn.ahead.length : rest
    updateTurn(game, { ahead: [...turn.ahead.slice(0, at), ...added, ...turn.ahead.slice(at)] })
  },
  skipNext(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      updatePlayer(game, player, { skips: [...game.state.players[player].skips, effect.what] })
  },
  winGame(game, frame, effect) {
    winGame(game, firstPlayer(game, frame, effect.player))
  },
  loseGame(game, frame, effect) {
    loseTogether(
      game,
      playersOf(game, frame, effect.player).map((player) => ({ player, reason: 'effect' as const })),
    )
  },
  drawGame(game) {
    endGame(game, null, 'an effect said the game is a draw')
  },
}
