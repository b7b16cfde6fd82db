import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from '../src/session/create-session.ts'
import type { Session } from '../src/session/session.ts'
import type { FromWorker, Scene, ToWorker } from '../src/worker/messages.ts'
import { CAST, PASS, priorityScene, stackItem } from './support/priority-scene.ts'
import { QUESTIONS, sampleScene } from './support/sample-scene.ts'

/** A fake worker that records requests and sends given messages. */
class FakePort {
  readonly asked: ToWorker[] = []
  private listener: (event: { readonly data: FromWorker }) => void = () => {}
  postMessage(message: unknown): void {
    this.asked.push(message as ToWorker)
  }
  addEventListener(_: 'message', listener: (event: { readonly data: FromWorker }) => void): void {
    this.listener = listener
  }
  say(data: FromWorker): void {
    this.listener({ data })
  }
  get answers(): unknown[] {
    return this.asked.flatMap((one) => (one.kind === 'answer' ? [one.ask] : []))
  }
}

let port: FakePort
let session: Session
beforeEach(() => {
  vi.useFakeTimers()
  port = new FakePort()
  session = createSession(port)
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (scene: Scene): void => port.say({ kind: 'scene', scene })

describe('automatic answers', () => {
  it('pass a step without a stop, and are marked as automatic', () => {
    show(priorityScene({ step: 'upkeep' }))
    vi.advanceTimersByTime(1)
    expect(port.answers).toEqual([{ seq: 1, answer: { kind: 'pass' }, auto: true }])
    expect(session.store.getState().draft).toBeNull()
  })

  it('wait until the player has seen the opponent’s spell', () => {
    show(priorityScene({ active: 1, stack: [stackItem(1)] }))
    vi.advanceTimersByTime(300)
    expect(port.answers).toEqual([])
    vi.advanceTimersByTime(700)
    expect(port.answers).toHaveLength(1)
  })

  it('are not given if the player can respond', () => {
    show(priorityScene({ active: 1, stack: [stackItem(1)], actions: [PASS, CAST] }))
    vi.advanceTimersByTime(5000)
    expect(port.answers).toEqual([])
    expect(session.store.getState().draft).not.toBeNull()
  })

  it('pay as shown after a click, but not if the player wants to pay by hand', () => {
    const pay = { ...sampleScene(2, QUESTIONS.pay), takenBack: false }
    show(sampleScene(1, QUESTIONS.act))
    session.actions.press(1)
    show(pay)
    vi.advanceTimersByTime(1)
    expect(port.answers.at(-1)).toMatchObject({ seq: 2, answer: { kind: 'auto' }, auto: true })

    show(sampleScene(3, QUESTIONS.act))
    session.actions.press(1, 'manual')
    show({ ...pay, seq: 4 })
    vi.advanceTimersByTime(1)
    expect(port.answers.at(-1)).toMatchObject({ seq: 3 })
    expect(session.store.getState().draft).not.toBeNull()
  })

  it('do not pay for something that the player did not click', () => {
    show({ ...sampleScene(1, QUESTIONS.pay), takenBack: false })
    vi.advanceTimersByTime(1)
    expect(port.answers).toEqual([])
  })
})

describe('passing the turn', () => {
  it('ignores stops until it is canceled', () => {
    show(priorityScene({ step: 'main1', actions: [PASS, CAST] }))
    session.actions.passTurn('soft')
    expect(port.answers).toHaveLength(1)
    show({ ...priorityScene({ step: 'main2', actions: [PASS, CAST] }), seq: 2, notable: true })
    session.actions.cancel()
    vi.advanceTimersByTime(5000)
    expect(port.answers).toHaveLength(1)
    expect(session.store.getState().draft).not.toBeNull()
  })
})

describe('a refusal', () => {
  it('is shown, and the question stays open', async () => {
    show(sampleScene(1, QUESTIONS.attack))
    session.actions.confirm()
    const id = port.asked.at(-1)?.id ?? 0
    port.say({ kind: 'refused', id, reason: 'Goblin Lackey must attack.' })
    await vi.advanceTimersByTimeAsync(1)
    expect(session.store.getState().notice).toEqual({ text: 'Goblin Lackey must attack.', tone: 'error' })
    expect(session.store.getState().draft).not.toBeNull()
  })
})

describe('undo', () => {
  it('is refused with the reason in the scene', () => {
    show({ ...sampleScene(1, QUESTIONS.act), undoRefused: 'Hidden information has been revealed.' })
    session.actions.undo()
    expect(port.asked.some(({ kind }) => kind === 'undo')).toBe(false)
    expect(session.store.getState().notice?.text).toMatch('revealed')
  })
})
