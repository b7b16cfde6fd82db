import { describe, expect, it } from 'vitest'
import { whyIllegalPayment } from '../../src/casting/pay.ts'
import type { Answer, Decision, DecisionOf } from '../../src/decision/decision.ts'
import { defaultAnswer } from '../../src/decision/default.ts'
import { enumerateAnswers } from '../../src/decision/enumerate.ts'
import { sampleAnswer } from '../../src/decision/sample.ts'
import { validateAnswer } from '../../src/decision/validate.ts'
import type { Game } from '../../src/game/game.ts'
import { createRandom } from '../../src/state/rng.ts'
import { board } from '../support/board.ts'
import { id, questions } from './questions.ts'

/** These shapes are answered from the question alone. */
const noGame = {} as Game

const refusal = (decision: Decision, answer: Answer): string | null => {
  if (decision.shape === 'act') throw new Error('not here')
  return decision.shape === 'pay' ? whyIllegalPayment(decision, answer) : validateAnswer(decision, answer)
}

const all = Object.values(questions).map(({ decision, answers }) => ({ shape: decision.shape, decision, answers }))

describe('answers of every shape', () => {
  it.each(all)('[S8.3] the default for $shape is legal', ({ decision }) => {
    expect(refusal(decision, defaultAnswer(decision))).toBeNull()
  })

  it.each(all)('[S8.1] $shape has $answers legal answers here, each listed once', ({ decision, answers }) => {
    const listed = enumerateAnswers(noGame, decision, 1000)
    expect(listed.map((answer) => refusal(decision, answer)).filter((reason) => reason !== null)).toEqual([])
    expect(new Set(listed.map((answer) => JSON.stringify(answer))).size).toBe(answers)
    expect(listed).toHaveLength(answers)
  })

  it.each(all)('[S8.1] listing $shape stops at the limit', ({ decision }) => {
    expect(enumerateAnswers(noGame, decision, 2)).toHaveLength(2)
  })

  it.each(all)('[S8.1] random answers to $shape are legal, and not always the same', ({ decision }) => {
    const random = createRandom(`sample ${decision.shape}`)
    const drawn = Array.from({ length: 60 }, () => sampleAnswer(noGame, decision, random))
    expect(drawn.map((answer) => refusal(decision, answer)).filter((reason) => reason !== null)).toEqual([])
    expect(new Set(drawn.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(1)
  })
})

describe('[S8.3] the default is', () => {
  it('the first N cards', () => {
    const decision = { ...questions.objects.decision, check: () => null }
    expect(defaultAnswer<'objects'>(decision)).toEqual([id(1), id(2)])
  })

  it('the first cards that the constraint allows', () => {
    expect(defaultAnswer<'objects'>(questions.objects.decision)).toEqual([id(1), id(3)])
  })

  it('the first option', () => expect(defaultAnswer<'options'>(questions.options.decision)).toEqual([0]))

  it('the automatic payment, else the pool, else not to pay', () => {
    const pay = questions.pay.decision
    expect(defaultAnswer<'pay'>(pay)).toEqual({ kind: 'auto' })
    expect(defaultAnswer<'pay'>({ ...pay, plan: null })).toEqual({ kind: 'pool', choice: 0 })
    expect(defaultAnswer<'pay'>({ ...pay, plan: null, poolChoices: [] })).toEqual({ kind: 'cancel' })
  })

  it('as little attacking as allowed', () => {
    expect(defaultAnswer<'attack'>(questions.attack.decision)).toEqual([{ attacker: 8, defender: -2 }])
  })
})

describe('answers under tight constraints', () => {
  /** Only one choice of three out of sixteen is legal. */
  const tight: DecisionOf<'objects'> = {
    ...questions.objects.decision,
    candidates: Array.from({ length: 16 }, (_, index) => id(index + 1)),
    min: 3,
    max: 3,
    check: (chosen) => (chosen.every((entity) => entity > 13) ? null : 'Only the last three.'),
  }

  it('sampling and the default find the one that is legal', () => {
    expect(sampleAnswer(noGame, tight, createRandom('tight'))).toEqual([14, 15, 16])
    expect(defaultAnswer(tight)).toEqual([14, 15, 16])
  })

  it('a blocker that may block two attackers is offered both', () => {
    const { decision } = questions.block
    const free: DecisionOf<'block'> = { ...decision, check: () => null }
    expect(enumerateAnswers(noGame, free, 1000)).toHaveLength(16)
  })
})

describe('a random player with priority', () => {
  const times = (name: string, count: number): string[] => Array.from({ length: count }, () => name)

  function withShocksOnTheStack(count: number) {
    const b = board({ a: { hand: times('Shock', 17), battlefield: times('Mountain', 17) } })
    for (let i = 0; i < count; i++) b.cast('Shock', { targets: ['B'] })
    const random = createRandom('long stack')
    return Array.from({ length: 40 }, () => sampleAnswer(b.game, b.game.decision as DecisionOf<'act'>, random).kind)
  }

  it('[S8.3] answers a spell', () => {
    expect(withShocksOnTheStack(1)).toContain('cast')
  })

  it('[S8.3] lets a long stack resolve', () => {
    expect(new Set(withShocksOnTheStack(16))).toEqual(new Set(['pass']))
  })
})
