import { characteristics, nameOf } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import {
  judgeLine,
  judgePosition,
  positionOf,
  puzzlePosition,
  readPositions,
  readPuzzle,
  scenarioSetup,
} from '../src/index.ts'
import { scenarios } from '../src/scenarios/index.ts'

const named = (game: ReturnType<typeof positionOf>, name: string) => {
  const id = game.state.battlefield.find((one) => nameOf(game, one) === name)
  if (id === undefined) throw new Error(`no ${name}`)
  return id
}

describe('positionOf', () => {
  it('[Unholy Strength] puts cards, counters, damage and attachments where they are said to be', () => {
    const game = positionOf({
      you: { life: 7, battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 }, damage: 1 }], mana: '{R}{R}' },
      opponent: { battlefield: [{ card: 'Unholy Strength', attachedTo: 'Grizzly Bears' }, '2 Swamp'] },
    })
    const { power, toughness } = characteristics(game, named(game, 'Grizzly Bears'))
    expect([power, toughness]).toEqual([6, 5])
    expect(game.state.players[0]).toMatchObject({ life: 7, pool: [{ type: 'R' }, { type: 'R' }] })
    expect(game.decision).toMatchObject({ player: 0, shape: 'act' })
  })

  it.each([
    [{ you: { hand: ['Grizly Bears'] } }, /"Grizly Bears" is not supported.*Grizzly Bears/],
    [{ you: { battlefield: ['Unholy Strength'] } }, /Unholy Strength is an Aura/],
    [{ you: { life: 0 } }, /The game is over in this position: you have lost/],
    [{ step: 'untap' as const }, /untap step/],
  ])('refuses an impossible position with a reason', (setup, reason) => {
    expect(() => positionOf(setup)).toThrow(reason)
  })

  it('starts from the position of a scenario', () => {
    const scenario = scenarios.find(({ players }) => players.A.battlefield.length > 0)
    if (scenario === undefined) throw new Error('no scenario with a permanent')
    const card = scenario.players.A.battlefield[0]?.card ?? ''
    expect(named(positionOf(scenarioSetup(scenario)), card)).toBeGreaterThan(0)
  })
})

const PUZZLE = `[metadata]
Name:Burn
Goal:Win
Turns:1
[state]
ActivePlayer=Human
ActivePhase=Main1
HumanLife=5
AILife=3
humanhand=Lightning Bolt
humanbattlefield=Mountain|Set:LEA;Grizzly Bears|Id:4|Counters:P1P1=1|SummonSick;Rancor|AttachedTo:4
aibattlefield=Craw Wurm|Tapped
`

describe('puzzles of Forge', () => {
  it('are read into a position that is won this turn', async () => {
    const puzzle = readPuzzle(PUZZLE)
    const position = puzzlePosition(puzzle)
    expect((await judgeLine(position, ['cast Lightning Bolt at opponent'])).isRight).toBe(true)
    expect((await judgeLine(position, [])).isRight).toBe(false)
    const game = positionOf(puzzle.setup)
    expect(characteristics(game, named(game, 'Grizzly Bears')).power).toBe(5)
  })

  it.each([
    ['Mountain|Set:LEA', 'Mountain|Exerted', /Line 11: "Exerted" of Mountain is not supported/],
    ['Craw Wurm|Tapped', 'Craw Worm', /Line 12: The card "Craw Worm" is not supported.*Craw Wurm/],
    ['AILife=3', 'AILife=three', /Line 9: "three" is not a whole number/],
    ['ActivePhase=Main1', 'ActivePhase=Dinner', /Line 7: There is no phase "Dinner"/],
  ])('name the line of what they do not support', (from, to, reason) => {
    expect(() => readPuzzle(PUZZLE.replace(from, to))).toThrow(reason)
  })
})

describe('a file of positions', () => {
  it('names the line that is not one', () => {
    const good = '{"id":"a","topic":"lethal","why":"so","right":[["win"]]}'
    expect(readPositions(`${good}\n`)).toHaveLength(1)
    expect(() => readPositions(`${good}\n\n{"id":"b"}`)).toThrow(/Line 3 is not a position: "topic" is missing/)
    const impossible = good.replace('"why"', '"you":{"hand":["Sock"]},"why"')
    expect(() => readPositions(`\n${impossible}`)).toThrow(/Line 2 is not a position: The card "Sock" is not supported/)
    expect(() => readPositions(`${good}\n${good}`)).toThrow(/Line 2 .* line 1 has the same id/)
  })

  it('judges an illegal answer as wrong', async () => {
    const [position] = readPositions('{"id":"a","topic":"lethal","why":"so","wrong":["win"]}')
    if (position === undefined) throw new Error('no position')
    const illegal = { label: 'illegal', act: () => ({ kind: 'cast', object: 99, face: 0, method: 'normal' }) }
    expect((await judgePosition(position, illegal as never)).isRight).toBe(false)
  })
})
