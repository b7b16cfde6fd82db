import { describe, expect, it } from 'vitest'
import { type Answer, type Decision, SHAPES } from '../../src/decision/decision.ts'
import { defaultAnswer } from '../../src/decision/default.ts'
import { type PlayerDecisionHandler, randomHandler, uniformHandler } from '../../src/decision/handler.ts'
import { InteractiveHandler } from '../../src/decision/interactive.ts'
import { playGame } from '../../src/decision/play.ts'
import { ScriptedHandler } from '../../src/decision/scripted.ts'
import { seatOf } from '../../src/decision/seat.ts'
import { Game } from '../../src/game/game.ts'
import { createRandom } from '../../src/state/rng.ts'
import { questions } from './questions.ts'
import { smallGame } from './small-game.ts'

/** A person at the keyboard who takes what is suggested, a moment later. */
function patientPerson(): InteractiveHandler {
  const handler = new InteractiveHandler('person')
  handler.listen((question) => {
    if (question) void Promise.resolve().then(() => handler.submit(defaultAnswer(question.decision)))
  })
  return handler
}

/** Somebody far away: every answer is a promise. */
function remote(): PlayerDecisionHandler {
  const later = (decision: Decision): Promise<Answer> => Promise.resolve(defaultAnswer(decision))
  return uniformHandler('remote', later as unknown as (decision: Decision) => Answer)
}

const handlers: { kind: string; make: () => PlayerDecisionHandler }[] = [
  { kind: 'scripted', make: () => new ScriptedHandler() },
  { kind: 'random', make: () => randomHandler(createRandom('player')) },
  { kind: 'interactive', make: patientPerson },
  { kind: 'remote', make: remote },
]

describe.each(handlers)('the $kind handler', ({ make }) => {
  it('[S8.4] has a way to answer every shape', () => {
    const handler = make()
    expect(SHAPES.filter((shape) => typeof handler[shape] !== 'function')).toEqual([])
  })

  it('[S8.1] plays a whole game through the one interface', async () => {
    const game = smallGame('handlers')
    const result = await playGame(game, [make(), make()])
    expect(result).toBe(game.state.result)
    expect(game.isOver).toBe(true)
  })

  it('[S8.1] plays against any other handler', async () => {
    for (const { make: other } of handlers) {
      const result = await playGame(smallGame('mixed'), [make(), other()])
      expect(result).not.toBeNull()
    }
  })

  it('[S1.2] gives the same game for the same seed', async () => {
    const [one, two] = [smallGame('twice'), smallGame('twice', 'never')]
    await playGame(one, [make(), new ScriptedHandler()])
    await playGame(two, [make(), new ScriptedHandler()])
    expect(two.hash()).toBe(one.hash())
  })

  it('[S13.11] is never given the game itself', async () => {
    const given: unknown[] = []
    const inner = make()
    const spy = uniformHandler('spy', (decision, seat) => {
      given.push(decision, seat)
      return inner[decision.shape](decision as never, seat) as Answer
    })
    await playGame(smallGame('secret'), [spy, new ScriptedHandler()])
    const values = given.flatMap((thing) => Object.values(thing as object))
    expect(values.filter((value) => value instanceof Game)).toEqual([])
    expect(values.filter((value) => typeof value === 'object' && value !== null && 'rng' in value)).toEqual([])
  })
})

describe('the scripted handler', () => {
  const seat = seatOf(smallGame('seat'), 0)

  it('[S8.3] answers from the queue of the purpose, then of the shape, then by default', () => {
    const { decision } = questions.number
    const handler = new ScriptedHandler({ number: [4] }).queue('x', 6)
    expect([handler.number(decision, seat), handler.number(decision, seat), handler.number(decision, seat)]).toEqual([
      6, 4, 2,
    ])
  })

  it('[S8.3] works out an answer when the question comes', () => {
    const handler = new ScriptedHandler().queue('x', (decision) => (decision.shape === 'number' ? decision.max : 0))
    expect(handler.number(questions.number.decision, seat)).toBe(6)
  })

  it('[S8.3] says which answers nobody asked for', () => {
    expect(new ScriptedHandler({ target: [[1], [2]], mulligan: [] }).left).toEqual({ target: 2 })
  })

  it('[S8.3] keeps and passes when its queues are empty', async () => {
    const game = smallGame('passive')
    const purposes = new Set<string>()
    await playGame(game, [new ScriptedHandler(), new ScriptedHandler()], {
      onDecision: ({ purpose }) => purposes.add(purpose),
    })
    expect([...purposes].sort()).toEqual(['discardToHandSize', 'mulligan', 'priority'])
    expect(game.state.players.map(({ mulligans, life }) => [mulligans, life])).toEqual([
      [0, 20],
      [0, 20],
    ])
  })
})
