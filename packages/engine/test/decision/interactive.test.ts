import { describe, expect, it } from 'vitest'
import { DecisionCancelled, InteractiveHandler, type OpenQuestion } from '../../src/decision/interactive.ts'
import { playGame } from '../../src/decision/play.ts'
import { ScriptedHandler } from '../../src/decision/scripted.ts'
import type { PlayerId } from '../../src/state/ids.ts'
import { smallGame } from './small-game.ts'

/** A game in which a person sits in the seat that is asked first. */
function seated() {
  const game = smallGame('interactive')
  const person = new InteractiveHandler('person')
  const other = new ScriptedHandler()
  const first = game.decision!.player
  const seats = (first === 0 ? [person, other] : [other, person]) as [InteractiveHandler, ScriptedHandler]
  return { game, person, seats, first: first as PlayerId }
}

/** Let everything that is ready happen. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

describe('[S8.3] the interactive handler', () => {
  it('knows what it waits for and tells listeners', async () => {
    const { game, person, seats } = seated()
    const heard: (OpenQuestion | null)[] = []
    const stop = person.listen((question) => heard.push(question))
    expect(person.waitingFor).toBeNull()
    const playing = playGame(game, seats)
    expect(person.waitingFor?.decision.purpose).toBe('mulligan')
    expect(heard.map((question) => question?.decision.purpose ?? null)).toEqual(['mulligan'])
    person.submit([0])
    await settle()
    expect(heard.slice(0, 2).map((question) => question?.decision.purpose ?? null)).toEqual(['mulligan', null])
    stop()
    person.cancel()
    await expect(playing).rejects.toThrow(DecisionCancelled)
  })

  it('[S8.2] refuses an illegal answer with a reason and keeps the question open', async () => {
    const { game, person, seats } = seated()
    const playing = playGame(game, seats)
    const { decision } = person.waitingFor!
    expect(person.submit([7])).toEqual({ ok: false, reason: 'Each position must be a whole number from 0 to 1.' })
    expect(person.waitingFor?.decision).toBe(decision)
    expect(game.answers).toHaveLength(0)
    expect(person.submit([0])).toEqual({ ok: true })
    await settle()
    expect(game.answers.length).toBeGreaterThan(0)
    person.cancel()
    await expect(playing).rejects.toThrow('The decision was cancelled.')
  })

  it('says so when nothing is asked', () => {
    const person = new InteractiveHandler()
    expect(person.submit([0])).toEqual({ ok: false, reason: 'Nothing is being asked.' })
    expect(person.cancel()).toBe(false)
  })

  it('can be stopped from outside while it waits, and the game stays where it was', async () => {
    const { game, person, seats } = seated()
    const stop = new AbortController()
    const playing = playGame(game, seats, { signal: stop.signal })
    const question = game.decision
    stop.abort()
    expect(await playing).toBeNull()
    expect(game.decision).toBe(question)
    expect(person.waitingFor).not.toBeNull()
  })

  it('[CR 104.3a] after a concession its answer comes too late, and the game ends', async () => {
    const { game, person, seats, first } = seated()
    const playing = playGame(game, seats)
    game.concede(first)
    expect(person.submit([0])).toEqual({ ok: false, reason: 'The game is over.' })
    person.cancel()
    expect(await playing).toEqual({ winner: 1 - first, reason: 'conceded' })
  })
})
