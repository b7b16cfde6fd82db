import { describe, expect, it } from 'vitest'
import { updatePlayer } from '../../../src/state/update.ts'
import { board } from '../../support/board.ts'

it('[CR 704.5b] Thought Reflection with one card left: it is drawn, and the second draw loses', () => {
  const b = board({ a: { battlefield: ['Thought Reflection'], library: ['Forest'] }, step: 'upkeep' })
  b.to('draw')
  expect(b.winner).toBe('B')
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

describe('players', () => {
  it('[S12.2] [CR 704.5a] [S12.2] a player with 0 life loses', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { life: 3 } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.winner).toBe('A')
    expect(b.game.state.players[1].lost).toBe('life')
  })

  it('[S12.2] [CR 704.5b] [S2.2] a player who drew from an empty library loses at the next check', () => {
    const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'], library: ['2 Forest'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    expect(b.winner).toBe('B')
    expect(b.game.state.players[0].lost).toBe('library')
    expect(b.names('hand', 'A').length).toBe(2)
  })

  it('[S12.2] [CR 704.5b] an empty library alone loses nothing', () => {
    const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'], library: ['3 Forest'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    expect(b.winner).toBeNull()
  })

  it('[S12.2] [CR 704.5c] [S12.2] a player with ten poison counters loses', () => {
    const b = board({ a: {} })
    updatePlayer(b.game, 1, { counters: { poison: 10 } })
    b.pass().pass()
    expect(b.winner).toBe('A')
    expect(b.game.state.players[1].lost).toBe('poison')
  })
})
