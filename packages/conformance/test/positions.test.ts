import { createRandom, randomHandler } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { judgeLine, judgePosition, reachPosition, sideboardQuestion } from '../src/positions/judge-position.ts'
import { positions } from '../src/positions/suite/index.ts'

const decks = positions.filter(({ sideboarding }) => sideboarding !== undefined)
const games = positions.filter(({ sideboarding }) => sideboarding === undefined)

describe('the positions by which bots are measured', () => {
  it('are at least 150, each with its own id', () => {
    expect(positions.length).toBeGreaterThanOrEqual(150)
    expect(new Set(positions.map(({ id }) => id)).size).toBe(positions.length)
  })

  it.each(games)('$id: the question is asked, and the right answers are legal', async (position) => {
    expect(reachPosition(position).decision?.player).toBe(0)
    const { right = [], line } = position
    const lines = line === undefined ? (right.length === 0 ? [[]] : right) : [line]
    for (const one of lines) {
      const verdict = await judgeLine(position, one)
      expect(verdict, JSON.stringify(verdict.deeds)).toMatchObject({ isRight: true })
    }
  })

  it.each(games)('$id: somebody gets it wrong', async (position) => {
    if (!(await judgeLine(position, [])).isRight) return
    for (let seed = 0; seed < 60; seed++) {
      const verdict = await judgePosition(position, randomHandler(createRandom(`wrong ${seed}`)))
      if (!verdict.isRight) return
    }
    expect.fail('every random player was right')
  })

  it.each(decks)('$id: the changes are possible, and others are wrong', async (position) => {
    const { main, sideboard } = sideboardQuestion(position)
    for (const deed of position.right?.flat() ?? []) {
      const [, change, name = ''] = /^(bring in|take out) (.+)$/.exec(deed) ?? []
      if (change !== undefined) expect(change === 'bring in' ? sideboard : main).toContain(name)
    }
    const isNothingRight = (await judgeLine(position, ['change nothing'])).isRight
    expect(isNothingRight).toBe(position.right?.flat().includes('change nothing'))
  })
})
