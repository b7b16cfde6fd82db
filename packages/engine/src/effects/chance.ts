import { moveObjects } from '../atoms/move.ts'
import { characteristics } from '../continuous/read.ts'
import { askOption, askYesNo } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { playersOf } from '../query/refs.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import { nextInt } from '../state/rng.ts'
import { emit } from '../triggers/collect.ts'
import { revealTo } from './cards.ts'
import type { Frame } from './frame.ts'
import { type EffectHandlers, runSteps } from './run.ts'

/** CR 701.30c: all cards are revealed, each player in turn order chooses where theirs goes, then they move simultaneously. */
function clashes(game: Game, frame: Frame): boolean {
  const manaValue: [number, number] = [-1, -1]
  const cards: { player: PlayerId; id: ObjectId }[] = []
  for (const player of playersOf(game, frame, 'eachPlayer')) {
    const id = game.state.library[player].at(-1)
    if (id === undefined) continue
    cards.push({ player, id })
    manaValue[player] = characteristics(game, id).manaValue
    revealTo(game, frame, player, [id], true)
  }
  const down: ObjectId[] = []
  for (const { player, id } of cards) {
    const text = `Put ${nameOf(game, id)} on the bottom of your library?`
    if (askYesNo(game, { player, purpose: 'yesNo', source: frame.source, text, shows: [id] })) down.push(id)
  }
  if (down.length > 0)
    moveObjects(
      game,
      down.map((id) => ({ id, to: 'library', position: 'bottom', cause: frame.cause, revealed: true })),
    )
  // CR 701.30d
  return manaValue[frame.controller] > manaValue[otherPlayer(frame.controller)]
}

/** CR 701.38a: how many votes each of the words gets, in turn order from the controller. */
function votes(game: Game, frame: Frame, words: readonly [string, string]): [number, number] {
  const counts: [number, number] = [0, 0]
  const options = words.map((label, value) => ({ label, value }))
  for (const player of [frame.controller, otherPlayer(frame.controller)]) {
    const text = `Vote for ${nameOf(game, frame.source)}.`
    const vote = askOption(game, { player, purpose: 'vote', source: frame.source, text }, options)
    counts[vote === 0 ? 0 : 1]++
    emit(game, [makeEvent('voted', { player, detail: words[vote === 0 ? 0 : 1], source: frame.source })])
  }
  return counts
}

export const chanceEffects: EffectHandlers<'clash' | 'flipCoin' | 'flipCoins' | 'vote' | 'rollDice'> = {
  // CR 706.2
  rollDice(game, frame, { count, sides, as, odd, even }) {
    const results: number[] = []
    for (let left = atLeastZero(quantity(game, frame, count)); left > 0; left--) {
      const result = 1 + nextInt(game.state.rng, 'die', sides)
      results.push(result)
      emit(game, [makeEvent('rolled', { player: frame.controller, amount: result, source: frame.source })])
    }
    frame.bind(
      as,
      results.reduce((sum, result) => sum + result, 0),
    )
    frame.bind(odd, results.filter((result) => result % 2 === 1).length)
    frame.bind(even, results.filter((result) => result % 2 === 0).length)
  },
  vote(game, frame, effect) {
    const [first, second] = votes(game, frame, effect.words)
    runSteps(game, frame, first > second ? effect.then : effect.else)
  },
  clash(game, frame, effect) {
    const won = clashes(game, frame)
    emit(game, [makeEvent('clashed', { player: frame.controller, detail: won ? 'win' : '', source: frame.source })])
    if (won) runSteps(game, frame, effect.then)
  },
  flipCoins(game, frame, effect) {
    let heads = 0
    for (let left = atLeastZero(quantity(game, frame, effect.count)); left > 0; left--) {
      if (nextInt(game.state.rng, 'coin', 2) === 1) heads++
      emit(game, [makeEvent('coinFlipped', { player: frame.controller, source: frame.source })])
    }
    frame.bind(effect.as, heads)
  },
  flipCoin(game, frame, effect) {
    const won = nextInt(game.state.rng, 'coin', 2) === 1
    const detail = won ? 'win' : ''
    emit(game, [makeEvent('coinFlipped', { player: frame.controller, detail, source: frame.source })])
    runSteps(game, frame, won ? effect.then : (effect.else ?? []))
  },
}
