import { readFileSync } from 'node:fs'
import { CardDefinitions } from '@spellwright/cards'
import { Game } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import type { Fact, Scenario } from '../../src/format/scenario.ts'
import {
  COMPLETED_VARIANTS,
  completedVariant,
  KNOWN_DIFFERENCES,
  readScenarios,
  runScenario,
  runScenarioFile,
} from '../../src/index.ts'

/** Scenarios from the public tests of another engine, in ../shared. */
const file = new URL('../../../../../shared/scenarios/xmage-open.jsonl', import.meta.url)
const lines = readFileSync(file, 'utf8').split('\n')
const report = runScenarioFile(lines)
/** The script cannot say which of several sources of the same mana pays, or when to pass in the middle of a loop. */
const WITHOUT_VARIANT = [
  'MistriseVillageTest.testMultipleMistrise',
  'MistriseVillageTest.testMultipleMistriseNotConsecutive',
  'WorldgorgerDragonTest.testWithAnimateDead',
]
const explained = new Set(KNOWN_DIFFERENCES.map(({ id }) => id))

const playable = [...readScenarios(lines)].filter((scenario) => runScenario(scenario).status === 'passed')

/** The fact with a wrong number or boolean. */
function changed(fact: Fact): Fact | null {
  for (const key of ['count', 'value', 'power', 'tapped', 'damage', 'has', 'playable', 'amount']) {
    const old = fact[key]
    if (typeof old === 'number') return { ...fact, [key]: old + 1 }
    if (typeof old === 'boolean') return { ...fact, [key]: !old }
  }
  return null
}

/** The scenario with each of its expectations made wrong in turn. */
function* madeWrong(scenario: Scenario): Generator<Scenario> {
  for (const [at, fact] of scenario.expect.entries()) {
    const wrong = changed(fact)
    if (wrong) yield { ...scenario, expect: scenario.expect.with(at, wrong) }
  }
}

describe('the open scenarios of another engine', () => {
  it('are run if their cards are supported, at least 600 of them', () => {
    expect(report.total).toBeGreaterThan(3900)
    expect(report.runnable).toBeGreaterThanOrEqual(600)
    expect(report.passed + report.failed).toBe(report.runnable)
  })

  it('pass, except where the rules contradict them', () => {
    expect(report.failures.filter(({ id }) => !explained.has(id))).toEqual([])
  })

  it('are listed as different only while they fail', () => {
    const failing = new Set(report.failures.map(({ id }) => id))
    expect([...explained].filter((id) => !failing.has(id))).toEqual([])
  })

  it('pass once they are completed, so that no known difference hides anything', () => {
    const variants = [...readScenarios(lines)].flatMap((scenario) => completedVariant(scenario) ?? [])
    const failures = variants.map((variant) => runScenario(variant)).filter(({ status }) => status !== 'passed')
    expect(failures.map(({ id, reasons }) => [id, ...reasons])).toEqual([])
    expect([...explained].filter((id) => !(id in COMPLETED_VARIANTS))).toEqual(WITHOUT_VARIANT)
  })

  it('fail if an expectation is changed', { timeout: 180_000 }, () => {
    // If several objects have the same name, these facts need to hold for only one of them.
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
        const kind = wrong.expect.find((fact, index) => fact !== scenario.expect[index])?.kind ?? ''
        return !loose.has(kind) && runScenario(wrong).status === 'passed' ? [`${wrong.id}: ${kind}`] : []
      }),
    )
    expect(still).toEqual([])
  })

  it('are the same games after saving and loading as JSON at every eighth answer', { timeout: 600_000 }, () => {
    let answers = 0
    const afterAnswer = (game: Game): void => {
      if (!game.decision || ++answers % 8 !== 0) return
      const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
      if (copy.hash() !== game.hash()) throw new Error('The game is different after saving and loading it as JSON.')
    }
    const broken = playable.filter(
      (scenario) => runScenario(scenario, CardDefinitions, { afterAnswer }).status !== 'passed',
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })
})
