import { GameObserver } from '@spellwright/table'
import { createGame, defaultAnswer, type Game, legalActions } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { rulesText } from './support/sample-scene.ts'

/** Plays lands and casts the card as soon as possible, until its modes are asked for. */
function modesAsked(card: string, land: string): Game {
  const deck = [
    { name: card, count: 20 },
    { name: land, count: 20 },
  ]
  const game = createGame({ decks: [deck, [{ name: 'Forest', count: 40 }]], seed: card, options: { starting: 0 } })
  let questions = 0
  game.playWith((decision) => {
    if (questions++ > 200 || (decision.player === 0 && decision.purpose === 'mode')) return undefined
    const actions = decision.shape === 'act' && decision.player === 0 ? legalActions(game, 0) : []
    const action = actions.find(({ kind }) => kind === 'cast') ?? actions.find(({ kind }) => kind === 'playLand')
    return action ?? defaultAnswer(decision)
  })
  if (game.decision?.purpose !== 'mode') throw new Error(`${card} never asked for its modes.`)
  return game
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
  rulesText(card)
    .split('\n')
    .filter((line) => line.startsWith('• '))
    .map((line) => line.slice(2))

describe('choosing a mode', () => {
  it('[Boros Charm] the modes of a spell are shown by their texts, also if one of them is not legal', () => {
    const labels = optionLabels(modesAsked('Boros Charm', 'Plateau'))
    // There is no creature to target for the third mode.
    expect(labels).toEqual(printedModes('Boros Charm').slice(0, 2))
  })

  it('[Charming Prince] the modes of a triggered ability are shown by their texts', () => {
    const labels = optionLabels(modesAsked('Charming Prince', 'Plains'))
    expect(labels).toEqual(printedModes('Charming Prince').slice(0, 2))
  })
})
