import { describe, expect, it } from 'vitest'
import type { FixtureOutcome, GameOutcome } from '../src/index.ts'
import { addOutcome, courseOf, emptyTally, reportOf, turnedTally, wilson } from '../src/index.ts'

const game = (winner: 0 | 1 | null, more: Partial<GameOutcome> = {}): GameOutcome => ({
  winner,
  isFinished: true,
  starter: 0,
  turns: 8,
  decisions: 100,
  mulligans: [0, 1],
  reason: winner === null ? null : 'life',
  drawn: [['Shock'], ['Forest']],
  cast: [[], ['Forest']],
  opening: [['Shock'], []],
  left: [['Shock'], []],
  hands: [
    { cards: 7, lands: 2 },
    { cards: 6, lands: 3 },
  ],
  problems: [],
  faults: [0, 0],
  ...more,
})

const fixture = (index: number, one: GameOutcome): FixtureOutcome => ({
  index,
  seed: `s/${index}`,
  winner: one.winner,
  isFinished: one.isFinished,
  games: [one],
  decks: [0, 1],
})

describe('Wilson’s interval', () => {
  it('matches the textbook', () => {
    const [low, high] = wilson(0.5, 100)
    expect(low).toBeCloseTo(0.4038, 4)
    expect(high).toBeCloseTo(0.5962, 4)
  })

  it('stays between 0 and 1, and is the whole range without games', () => {
    expect(wilson(1, 10)[1]).toBeCloseTo(1, 12)
    expect(wilson(0, 10)[0]).toBeCloseTo(0, 12)
    expect(wilson(0.5, 0)).toEqual([0, 1])
  })
})

describe('a tally', () => {
  const outcomes = [
    fixture(0, game(0)),
    fixture(1, game(1, { starter: 1, turns: 12 })),
    fixture(2, game(null)),
    fixture(3, game(null, { isFinished: false })),
  ]
  const whole = emptyTally()
  for (const outcome of outcomes) addOutcome(whole, outcome)

  it('counts a draw as half a win, over finished games', () => {
    expect(reportOf(whole)).toMatchObject({ games: 4, wins: [1, 1], draws: 1, winRate: 0.5 })
    expect(reportOf(whole).unfinished).toEqual([{ index: 3, seed: 's/3' }])
  })

  it('turned round, it is what the other side has done', () => {
    const swapped = emptyTally()
    for (const outcome of outcomes)
      addOutcome(swapped, {
        ...outcome,
        winner: outcome.winner === null ? null : outcome.winner === 0 ? 1 : 0,
        decks: [1, 0],
        games: outcome.games.map((one) => ({
          ...one,
          winner: one.winner === null ? null : one.winner === 0 ? 1 : 0,
          starter: one.starter === 0 ? 1 : 0,
          mulligans: [one.mulligans[1], one.mulligans[0]],
          drawn: [one.drawn[1], one.drawn[0]],
          cast: [one.cast[1], one.cast[0]],
          opening: [one.opening[1], one.opening[0]],
          left: [one.left[1], one.left[0]],
          hands: [one.hands[1], one.hands[0]],
        })),
      })
    expect(turnedTally(whole)).toEqual(swapped)
    expect(turnedTally(turnedTally(whole))).toEqual(whole)
  })

  it('has a course from the first game to the last', () => {
    const course = courseOf([whole.marks], 2)
    expect(course.map(({ games, rate }) => [games, rate])).toEqual([
      [2, 0.5],
      [3, 0.5],
    ])
  })

  it('is the same in whatever order the games end', () => {
    const backwards = emptyTally()
    for (const outcome of outcomes.toReversed()) addOutcome(backwards, outcome)
    expect(reportOf(backwards)).toEqual(reportOf(whole))
  })

  it('counts a forfeited game as lost, and nothing else of it', () => {
    const tally = emptyTally()
    addOutcome(tally, fixture(0, game(1, { reason: 'forfeited', turns: 0, faults: [3, 0] })))
    expect(reportOf(tally)).toMatchObject({ wins: [0, 1], losses: [{ forfeited: 1 }, {}], faults: [3, 0], lengths: [] })
  })

  it('counts results on the play and on the draw, lengths, mulligans, losses and cards', () => {
    const report = reportOf(whole)
    expect(report.onPlay).toMatchObject({ games: 2, rate: 0.75 })
    expect(report.onDraw).toMatchObject({ games: 1, rate: 0 })
    expect(report.lengths).toEqual([
      [8, 2],
      [9, 0],
      [10, 0],
      [11, 0],
      [12, 1],
    ])
    expect(report.mulligans).toEqual([0, 1])
    expect(report.losses).toEqual([{ life: 1 }, { life: 1 }])
    expect(report.cards[0][0]).toMatchObject({ name: 'Shock', drawn: { games: 3 }, cast: { games: 0, rate: null } })
  })
})
