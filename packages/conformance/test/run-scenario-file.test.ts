import { describe, expect, it } from 'vitest'
import { runScenarioFile, scenarios } from '../src/index.ts'
import { at, life, scenario } from '../src/scenarios/builders.ts'

const turn = (id: string, changes: object) =>
  JSON.stringify({ ...scenario({ id, area: 'test', stopAt: [1, 'upkeep'], expect: [life('A', 20)] }), ...changes })

const lines = [
  turn('Good.one', {}),
  turn('Good.two', {}),
  turn('Bad.one', { expect: [life('A', 19)] }),
  turn('Far.one', { cards: ['Goblin Game', 'Chimney Imp'] }),
  turn('Far.two', { cards: ['Goblin Game'] }),
  turn('Odd.one', { expect: [{ kind: 'initiative', player: 'B' }] }),
  turn('Odd.two', { script: [{ ...at(1, 'main1', 'A').concede(), kind: 'dance' }] }),
  '',
]

describe('a file of scenarios', () => {
  it('reports the results, and counts the cards and words that are not supported', () => {
    expect(runScenarioFile(lines)).toEqual({
      total: 7,
      runnable: 3,
      passed: 2,
      failed: 1,
      missingCards: { 'Goblin Game': 2, 'Chimney Imp': 1 },
      unsupported: { dance: 1, initiative: 1 },
      failures: [{ id: 'Bad.one', reason: 'Expected "A: life, value 19", found: 20.' }],
      notRun: [
        { id: 'Odd.one', word: 'initiative' },
        { id: 'Odd.two', word: 'dance' },
      ],
    })
  })

  it('can be filtered by a text in the ids', () => {
    expect(runScenarioFile(lines, { filter: 'good' })).toMatchObject({ total: 2, passed: 2 })
  })

  it('can contain the scenarios of this project', () => {
    const own = scenarios.map((one) => JSON.stringify(one))
    expect(runScenarioFile(own)).toMatchObject({ total: own.length, passed: own.length, failed: 0 })
  })
})
