import { CardDefinitions, createGame, defaultAnswer, type Game, legalActions, renderCard } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { GameObserver } from '../src/worker/game-observer.ts'

/** Plays lands and casts the card as soon as it can, until its modes are asked for. */
function modesAsked(card: string, land: string): Game {
  const deck = [
    { name: card, count: 20 },
    { name: land, count: 20 },
  ]
  const game = createGame({ decks: [deck, [{ name: 'Forest', count: 40 }]], seed: card, options: { starting: 0 } })
  for (let step = 0; step < 200 && game.decision; step++) {
    const { decision } = game
    if (decision.player === 0 && decision.purpose === 'mode') return game
    const actions = decision.shape === 'act' && decision.player === 0 ? legalActions(game, 0) : []
    const action =
      actions.find(({ kind }) => kind === 'cast') ?? actions.find(({ kind }) => kind === 'playLand') ?? null
    game.submit(decision.player, action ?? defaultAnswer(decision))
  }
  throw new Error(`${card} never asked for its modes.`)
}

function optionLabels(game: Game): string[] {
  const scene = new GameObserver(game, 0).scene({
    seq: 1,
    score: { bestOf: 1, game: 1, wins: [0, 0], over: false },
    undoRefused: null,
    takenBack: false,
    notable: false,
    known: new Set(),
  })
  const { decision } = scene.view
  return decision?.shape === 'options' ? decision.options.map(({ label }) => label) : []
}

const printedModes = (card: string): string[] =>
  renderCard(CardDefinitions.tryGet(card)!)
    .faces[0]!.text.split('\n')
    .filter((line) => line.startsWith('• '))
    .map((line) => line.slice(2))

describe('choosing a mode', () => {
  it('[Boros Charm] each mode of a spell is named by what it does, also where one of them is not legal', () => {
    const labels = optionLabels(modesAsked('Boros Charm', 'Plateau'))
    // Nobody has a creature for the third.
    expect(labels).toEqual(printedModes('Boros Charm').slice(0, 2))
  })

  it('[Charming Prince] so is each mode of a triggered ability', () => {
    const labels = optionLabels(modesAsked('Charming Prince', 'Plains'))
    expect(labels).toEqual(printedModes('Charming Prince').slice(0, 2))
  })
})
