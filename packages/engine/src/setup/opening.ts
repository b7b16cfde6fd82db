import type { MulliganAbility } from '@spellwright/dsl'
import { moveObjects, shuffleLibrary } from '../atoms/move.ts'
import { characteristics } from '../continuous/read.ts'
import { ask, askObjects, askOption, askYesNo } from '../decision/ask.ts'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { abilityContext } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId, otherPlayer, PLAYERS, type PlayerId } from '../state/ids.ts'
import { nextInt } from '../state/rng.ts'
import type { Flow } from '../state/state.ts'
import { updatePlayer, updateTurn } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { revealCompanions } from './companion.ts'

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

/** CR 103.2b, 103.3, 103.5: reveal companions, shuffle, draw opening hands. */
export function dealHands(game: Game): void {
  revealCompanions(game)
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
    const others = mustKeep ? [] : mulliganAbilities(game, player)
    const [choice = 0] = mustKeep
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
            ...others.map(({ id }) => ({ label: `Use ${nameOf(game, id)}`, value: id })),
          ],
          min: 1,
          max: 1,
          repeat: false,
        })
    const other = others[choice - 2]
    if (other !== undefined) {
      // CR 103.5: the cards of earlier mulligans are on the bottom before the player decides again.
      putOnBottom(game, player)
      runEffects(game, abilityContext(other.id, player, other.key), other.ability.effects)
      return
    }
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

interface InHand {
  readonly id: ObjectId
  readonly key: string
  readonly ability: MulliganAbility
}

/** What cards in that player's hand let them do instead of a mulligan. */
const mulliganAbilities = (game: Game, player: PlayerId): InHand[] =>
  game.state.hand[player].flatMap((id) =>
    characteristics(game, id).abilities.flatMap(({ ability, key }) =>
      ability.kind === 'mulligan' ? [{ id, key, ability }] : [],
    ),
  )

/** On keeping after N mulligans, N cards go on the bottom in any order (the usual shortcut, SPEC S1.4). */
export function bottomSegment(game: Game, flow: BottomFlow): void {
  const { player, declared } = flow
  const count = putOnBottom(game, player)
  emit(game, [makeEvent('bottomed', { player, amount: count })])
  afterDeclaration(game, player, declared)
}

/** As many cards as the player has taken mulligans, unless the hand is that much smaller already. */
function putOnBottom(game: Game, player: PlayerId): number {
  const hand = game.state.hand[player]
  const kept = game.state.options.handSize - game.state.players[player].mulligans
  const count = Math.max(0, hand.length - Math.max(0, kept))
  if (count === 0) return 0
  const text = `Put ${count === 1 ? 'a card' : `${count} cards`} on the bottom of your library, the last chosen lowest.`
  const chosen = askObjects(game, { player, purpose: 'bottom', text }, [...hand], count, count)
  moveObjects(
    game,
    chosen.map((id) => ({ id, to: 'library' as const, position: 'bottom' as const, cause: SETUP, unreplaced: true })),
  )
  return count
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
      const ctx = abilityContext(id, player, key)
      if (ability.condition !== undefined && !condition(game, ctx, ability.condition)) continue
      const text = `Use ${nameOf(game, id)} from your opening hand?`
      const about = { data: { kind: 'may', player: 'you', effects: ability.effects }, context: ctx } as const
      if (askYesNo(game, { player, purpose: 'openingHand', source: id, text, about }))
        runEffects(game, ctx, ability.effects)
    }
  }
  const first = game.state.turn.startingPlayer
  game.state.flow = player === first ? { at: 'openingHand', player: otherPlayer(first) } : { at: 'turnBegin' }
}

/** CR 103.1: a fair roll. */
export const rollForStart = (game: Game): PlayerId => nextInt(game.state.rng, 'setup', 2) as PlayerId
