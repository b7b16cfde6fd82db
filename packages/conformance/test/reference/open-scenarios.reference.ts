import { readFileSync } from 'node:fs'
import { CardDefinitions } from '@spellwright/cards'
import { Game } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import type { Fact, Scenario } from '../../src/format/scenario.ts'
import { KNOWN_DIFFERENCES, readScenarios, runScenario, runScenarioFile } from '../../src/index.ts'

/** Scenarios taken from another engine's public tests; the file lies beside the repository. */
const file = new URL('../../../../../shared/scenarios/xmage-open.jsonl', import.meta.url)
const lines = readFileSync(file, 'utf8').split('\n')
const report = runScenarioFile(lines)
const explained = new Set(KNOWN_DIFFERENCES.map(({ id }) => id))

const playable = [...readScenarios(lines)].filter((scenario) => runScenario(scenario).status === 'passed')

/** The statement with another number or truth in it. */
function changed(fact: Fact): Fact | null {
  for (const key of ['count', 'value', 'power', 'tapped', 'damage', 'has', 'playable', 'amount']) {
    const old = fact[key]
    if (typeof old === 'number') return { ...fact, [key]: old + 1 }
    if (typeof old === 'boolean') return { ...fact, [key]: !old }
  }
  return null
}

/** Each scenario with one of its expectations made wrong. */
function* madeWrong(scenario: Scenario): Generator<Scenario> {
  for (const [at, fact] of scenario.expect.entries()) {
    const wrong = changed(fact)
    if (wrong) yield { ...scenario, expect: scenario.expect.with(at, wrong) }
  }
}

describe('the open scenarios of another engine', () => {
  it('are run wherever their cards exist, at least 600 of them', () => {
    expect(report.total).toBeGreaterThan(3900)
    expect(report.runnable).toBeGreaterThanOrEqual(600)
    expect(report.passed + report.failed).toBe(report.runnable)
  })

  it('pass, except where the rules contradict them', () => {
    expect(report.failures.filter(({ id }) => !explained.has(id))).toEqual([])
  })

  it('are not passed by looking away: no expectation can be changed', { timeout: 180_000 }, () => {
    // Of several objects with one name, it is enough that one is as the statement says.
    const loose = new Set([
      'color',
      'tapped',
      'ability',
      'subtype',
      'type',
      'speed',
      'power',
      'toughness',
      'manaValue',
      'colorless',
    ])
    const still = playable.flatMap((scenario) =>
      [...madeWrong(scenario)].flatMap((wrong) => {
        const at = wrong.expect.findIndex((fact, index) => fact !== scenario.expect[index])
        const isLoose = loose.has(wrong.expect[at]!.kind)
        return !isLoose && runScenario(wrong).status === 'passed' ? [`${wrong.id}: ${wrong.expect[at]!.kind}`] : []
      }),
    )
    expect(still).toEqual([])
  })

  it('are the same game through JSON at every eighth answer', { timeout: 600_000 }, () => {
    let answers = 0
    const afterAnswer = (game: Game): void => {
      if (!game.decision || ++answers % 8 !== 0) return
      const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
      if (copy.hash() !== game.hash()) throw new Error('The game changed on its way through JSON.')
    }
    const broken = playable.filter(
      (scenario) => runScenario(scenario, CardDefinitions, { afterAnswer }).status !== 'passed',
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })
})
