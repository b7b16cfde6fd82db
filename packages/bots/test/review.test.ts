import { type Action, type Answer, type Game, nameOf, playerEntity, seatOf } from '@spellwright/engine'
import { expect, it } from 'vitest'
import { type DecisionReview, reviewDecision } from '../src/index.ts'
import { botBoard, type Position } from './support/bot-board.ts'

function review(game: Game, given: Answer, seed = 'review'): DecisionReview | null {
  const { decision } = game
  if (decision === null) throw new Error('Nobody is asked.')
  return reviewDecision(decision, seatOf(game, decision.player), given, { seed, lines: 64 })
}

const actionOn = (game: Game, name: string, kind: Action['kind']): Action => {
  const seat = seatOf(game, 0)
  const action = seat.legalActions().find((one) => {
    const card = 'object' in one ? seat.view().hand.find(({ id }) => id === one.object) : undefined
    return one.kind === kind && card?.name === name
  })
  if (!action) throw new Error(`${name} cannot be used.`)
  return action
}

const burnOut: Position = {
  a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'], life: 1 },
  b: { life: 3, battlefield: ['2 Hill Giant', '4 Mountain'] },
}

it('[S13.7] Lightning Bolt: who aims it at a creature instead of winning hears what was better, and by how much', () => {
  const { game } = botBoard(burnOut).board
  const cast = actionOn(game, 'Lightning Bolt', 'cast')
  game.playWith((decision) => (decision.shape === 'act' ? cast : undefined))
  const giant = game.state.battlefield.find((id) => nameOf(game, id) === 'Hill Giant')
  expect(game.decision?.purpose).toBe('target')
  const found = review(game, [giant ?? 0])
  expect(found?.chance).toBeLessThan(0.5)
  expect(found?.better?.answer).toEqual([playerEntity(1)])
  expect(found?.better?.chance).toBeGreaterThan(0.9)
})

it('[Lightning Bolt] casting it was right: the chance is told, and nothing better', () => {
  const { game } = botBoard(burnOut).board
  const found = review(game, actionOn(game, 'Lightning Bolt', 'cast'))
  expect(found?.chance).toBeGreaterThan(0.9)
  expect(found?.better).toBeNull()
})

it('[S13.8] an attack that wins and was not declared is named', () => {
  const { board } = botBoard({
    a: { battlefield: ['Goblin Piker', 'Hill Giant'], life: 1 },
    b: { life: 5, battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  const { game } = board
  game.playWith((decision) => (decision.shape === 'attack' ? undefined : { kind: 'pass' }))
  const found = review(game, [])
  expect(found?.better?.answer).toHaveLength(2)
  expect(found?.better?.chance).toBeGreaterThan(0.9)
})

it('the same seed gives the same review, and the game does not change', () => {
  const { game } = botBoard(burnOut).board
  const before = game.hash()
  expect(review(game, { kind: 'pass' }, 'one')).toEqual(review(game, { kind: 'pass' }, 'one'))
  expect(game.hash()).toBe(before)
})

it('a mana ability is nothing to think about', () => {
  const { game } = botBoard(burnOut).board
  const mana = seatOf(game, 0)
    .legalActions()
    .find(({ kind }) => kind === 'activateMana')
  expect(mana).toBeDefined()
  expect(review(game, mana ?? { kind: 'pass' })).toBeNull()
})
