import { describe, expect, it } from 'vitest'
import { type PlayedGame, readHistory } from '../src/session/stored-shapes.ts'

const game = (part: Partial<PlayedGame> = {}): PlayedGame => ({
  id: 'a.1',
  at: 1,
  deck: 'Goblins',
  against: 'Elves',
  bot: 'heuristic',
  result: 'won',
  turns: 7,
  ...part,
})

describe('the stored history of games', () => {
  it('is read back as it was written', () => {
    const games = [game(), game({ id: 'b.1', result: 'drawn' })]
    expect(readHistory(JSON.stringify(games))).toEqual(games)
  })

  it('loses only what is no game', () => {
    const stored = [game(), { ...game(), result: 'almost' }, { ...game(), turns: -1 }, null, 3, 'x']
    expect(readHistory(JSON.stringify(stored))).toEqual([game()])
  })

  it('is empty where nothing or something else is stored', () => {
    for (const stored of [null, '', '{', '{}', '"games"', '7']) expect(readHistory(stored)).toEqual([])
  })
})
