import { moveObjects, shuffleLibrary } from '../atoms/move.ts'
import { characteristics } from '../continuous/read.ts'
import { ask, askObjects, askOption, askYesNo } from '../decision/ask.ts'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { abilityContext } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { NO_OBJECT, otherPlayer, PLAYERS, type PlayerId } from '../state/ids.ts'
import { nextInt } from '../state/rng.ts'
import type { Flow } from '../state/state.ts'
import { updatePlayer, updateTurn } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

const SETUP = { kind: 'setup' as const, source: NO_OBJECT, controller: -1 as const }

/** CR 103.1: who starts; the winner of the roll, or the loser of the last game, may choose (SPEC S1.5). */
export function playOrDrawSegment(game: Game): void {
  const { starting } = game.state.options
  const chooser = typeof starting === 'object' ? starting.chooser : game.state.turn.startingPlayer
  const choice = askOption(game, { player: chooser, purpose: 'playOrDraw', text: 'Play first or draw first?' }, [
    { label: 'Play', value: 'play' },
    { label: 'Draw', value: 'draw' },
  ])
  const first = choice === 0 ? chooser : otherPlayer(chooser)
  updateTurn(game, { startingPlayer: first, active: first, priority: first })
  dealHands(game)
}

/** CR 103.3, 103.5: shuffle, draw opening hands. */
export function dealHands(game: Game): void {
  emit(game, [makeEvent('gameStarted', { player: game.state.turn.startingPlayer })])
  for (const player of PLAYERS) {
    shuffleLibrary(game, player)
    drawOpening(game, player)
  }
  const first = game.state.turn.startingPlayer
  game.state.flow = { at: 'mulligan', player: first, declared: [] }
}

function drawOpening(game: Game, player: PlayerId): void {
  const library = game.state.library[player]
  const cards = library.slice(Math.max(0, library.length - game.state.options.handSize)).reverse()
  moveObjects(
    game,
    cards.map((id) => ({ id, to: 'hand' as const, cause: SETUP, unreplaced: true })),
  )
}

type MulliganFlow = Extract<Flow, { at: 'mulligan' }>
type BottomFlow = Extract<Flow, { at: 'bottom' }>

/** CR 103.5: in turn order each player keeps or declares a mulligan; then those mulligans are taken together. */
export function mulliganSegment(game: Game, flow: MulliganFlow): void {
  const { player, declared } = flow
  const state = game.state.players[player]
  if (!state.keptHand) {
    const mustKeep = game.state.options.mulligan === 'none' || state.mulligans >= game.state.options.handSize
    const [choice] = mustKeep
      ? [0]
      : ask<'options'>(game, {
          shape: 'options',
          player,
          purpose: 'mulligan',
          source: NO_OBJECT,
          text: state.mulligans === 0 ? 'Keep this hand?' : `Keep this hand and put ${state.mulligans} on the bottom?`,
          options: [
            { label: 'Keep', value: 'keep' },
            { label: 'Mulligan', value: 'mulligan' },
          ],
          min: 1,
          max: 1,
          repeat: false,
        })
    if (choice === 0) {
      updatePlayer(game, player, { keptHand: true })
      const kept = game.state.hand[player].length - state.mulligans
      emit(game, [makeEvent('kept', { player, amount: Math.max(0, kept) })])
      if (state.mulligans > 0) {
        game.state.flow = { at: 'bottom', player, declared }
        return
      }
      afterDeclaration(game, player, declared)
      return
    }
    emit(game, [makeEvent('mulligan', { player, amount: state.mulligans + 1 })])
    afterDeclaration(game, player, [...declared, player])
    return
  }
  afterDeclaration(game, player, declared)
}

/** On keeping after N mulligans, N cards go on the bottom in any order (the usual shortcut, SPEC S1.4). */
export function bottomSegment(game: Game, flow: BottomFlow): void {
  const { player, declared } = flow
  const { mulligans } = game.state.players[player]
  const hand = game.state.hand[player]
  const count = Math.min(mulligans, hand.length)
  const text = `Put ${count === 1 ? 'a card' : `${count} cards`} on the bottom of your library, the last chosen lowest.`
  const chosen = askObjects(game, { player, purpose: 'bottom', text }, [...hand], count, count)
  moveObjects(
    game,
    chosen.map((id) => ({ id, to: 'library' as const, position: 'bottom' as const, cause: SETUP, unreplaced: true })),
  )
  emit(game, [makeEvent('bottomed', { player, amount: count })])
  afterDeclaration(game, player, declared)
}

function afterDeclaration(game: Game, player: PlayerId, declared: readonly PlayerId[]): void {
  const first = game.state.turn.startingPlayer
  const second = otherPlayer(first)
  if (player === first && !game.state.players[second].keptHand) {
    game.state.flow = { at: 'mulligan', player: second, declared }
    return
  }
  for (const other of declared) takeMulligan(game, other)
  const next = [first, second].find((p) => !game.state.players[p].keptHand)
  game.state.flow =
    next === undefined ? { at: 'openingHand', player: first } : { at: 'mulligan', player: next, declared: [] }
}

function takeMulligan(game: Game, player: PlayerId): void {
  const hand = [...game.state.hand[player]]
  moveObjects(
    game,
    hand.map((id) => ({
      id,
      to: 'library' as const,
      cause: { ...SETUP, kind: 'mulligan' as const },
      unreplaced: true,
    })),
  )
  shuffleLibrary(game, player)
  updatePlayer(game, player, { mulligans: game.state.players[player].mulligans + 1 })
  drawOpening(game, player)
}

/** CR 103.6: actions with cards in the opening hand, starting player first. */
export function openingHandSegment(game: Game, player: PlayerId): void {
  for (const id of [...game.state.hand[player]]) {
    if (!game.state.objects[id]) continue
    for (const { ability, key } of characteristics(game, id).abilities) {
      if (ability.kind !== 'openingHand') continue
      const text = `Use ${nameOf(game, id)} from your opening hand?`
      if (askYesNo(game, { player, purpose: 'openingHand', source: id, text }))
        runEffects(game, abilityContext(id, player, key), ability.effects)
    }
  }
  const first = game.state.turn.startingPlayer
  game.state.flow = player === first ? { at: 'openingHand', player: otherPlayer(first) } : { at: 'turnBegin' }
}

/** CR 103.1: a fair roll. */
export const rollForStart = (game: Game): PlayerId => nextInt(game.state.rng, 'setup', 2) as PlayerId
