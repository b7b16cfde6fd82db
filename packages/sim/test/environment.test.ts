import type { GameView } from '@spellwright/engine'
import { changedView, type NewEnvironmentGame } from '@spellwright/formats'
import { describe, expect, it } from 'vitest'
import { Environment, type EnvironmentReply } from '../src/environment/environment.ts'
import type { EnvironmentMoment } from '../src/environment/moment.ts'

/** A program that asks an environment. */
class Program {
  readonly environment = new Environment()
  private id = 0

  ask(request: object): EnvironmentReply {
    const reply = JSON.parse(this.environment.answer(JSON.stringify({ ...request, id: ++this.id }))) as EnvironmentReply
    expect(reply.id).toBe(this.id)
    return reply
  }

  moments(request: object): readonly EnvironmentMoment[] {
    const reply = this.ask(request)
    if (!('moments' in reply)) throw new Error(JSON.stringify(reply))
    return reply.moments
  }

  begin(settings: Partial<NewEnvironmentGame> = {}): EnvironmentMoment {
    return first(this.moments({ kind: 'new', games: [gameOf(settings)] }))
  }

  pick(pick: number, game = 0): EnvironmentMoment {
    return first(this.moments({ kind: 'step', moves: [{ game, pick }] }))
  }

  /** Plays on with a choice that depends on the question alone. */
  toEnd(moment: EnvironmentMoment, each: (moment: EnvironmentMoment) => void = () => {}): EnvironmentMoment {
    let now = moment
    for (let asked = 0; now.seat !== null; asked++) {
      each(now)
      now = this.pick((asked * 7) % (now.count ?? 1), now.game)
    }
    return now
  }
}

const gameOf = (settings: Partial<NewEnvironmentGame>): NewEnvironmentGame => ({
  game: 0,
  decks: ['goblins', 'sligh'],
  seed: 'environment',
  players: ['program', 'program'],
  maxTurns: 12,
  ...settings,
})

function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('The list is empty.')
  return one
}

const bytes = (packed: string | undefined): number => Buffer.from(packed ?? '', 'base64').length

describe('an environment', () => {
  it('plays games of two programs to their end, the same for the same seed and picks', () => {
    const seen: string[] = []
    const play = (): EnvironmentMoment => {
      const program = new Program()
      return program.toEnd(program.begin({ candidates: true }), ({ text, candidates }) =>
        seen.push(`${text} ${JSON.stringify(candidates)}`),
      )
    }
    const once = play()
    const length = seen.length
    expect(length).toBeGreaterThan(100)
    expect(play()).toEqual(once)
    expect(seen.slice(length)).toEqual(seen.slice(0, length))
    expect(once.result?.reason).toBeDefined()
  })

  it('asks one program where a bot plays the other seat, and steps many games in one request', () => {
    const program = new Program()
    const games = [0, 1, 2, 3].map((game) => gameOf({ game, seed: `many ${game}`, players: ['heuristic', 'program'] }))
    let moments = program.moments({ kind: 'new', games })
    for (let round = 0; round < 30; round++) {
      const asked = moments.filter(({ seat }) => seat !== null)
      expect(asked.every(({ seat }) => seat === 1)).toBe(true)
      moments = program.moments({ kind: 'step', moves: asked.map(({ game }) => ({ game, pick: 0 })) })
    }
    expect(moments.map(({ game }) => game)).toEqual(moments.map(({ game }) => game).sort())
  })

  it('describes each position and each candidate by rows of the same length, under the names of its welcome', () => {
    const program = new Program()
    const reply = program.ask({ kind: 'hello' })
    if (!('welcome' in reply)) throw new Error(JSON.stringify(reply))
    const { positionFeatures, candidateFeatures } = reply.welcome
    expect(new Set(positionFeatures).size).toBe(positionFeatures.length)
    expect(new Set(candidateFeatures).size).toBe(candidateFeatures.length)
    program.toEnd(program.begin({ features: true }), ({ position, rows, count = 0 }) => {
      expect(bytes(position)).toBe(4 * positionFeatures.length)
      expect(bytes(rows)).toBe(4 * candidateFeatures.length * count)
    })
  })

  it('tells a seat the changes to its view, from which the whole view can be put together', () => {
    const program = new Program()
    const views: (GameView | null)[] = [null, null]
    program.toEnd(program.begin({ views: 'changes' }), ({ seat, view = null, changes }) => {
      if (seat === null) return
      const before = views[seat] ?? null
      const now = before === null || changes === undefined ? view : changedView(before, changes)
      views[seat] = now
      const whole = program.ask({ kind: 'view', game: 0, seat })
      expect(now).toEqual('view' in whole ? whole.view : null)
    })
  })

  it('asks nothing that has one answer, and neither payments nor mana abilities, where that is wanted', () => {
    const program = new Program()
    program.toEnd(program.begin({ skipForced: true, autoPay: true, candidates: true }), (moment) => {
      expect(moment.shape).not.toBe('pay')
      expect(moment.count).toBeGreaterThan(1)
      expect(JSON.stringify(moment.candidates)).not.toContain('activateMana')
    })
  })

  it('tells each seat the lines of the log once', () => {
    const program = new Program()
    const lines: [string[], string[]] = [[], []]
    const end = program.toEnd(program.begin({ events: true }), ({ seat, events = [] }) => {
      if (seat !== null) lines[seat].push(...events.map(({ text }) => text))
    })
    for (const seat of [0, 1] as const) lines[seat].push(...(end.lastEvents?.[seat] ?? []).map(({ text }) => text))
    const publicLines = lines.map((own) => own.filter((text) => / casts | plays /.test(text)))
    expect(publicLines[0]?.length).toBeGreaterThan(3)
    expect(publicLines[0]).toEqual(publicLines[1])
  })

  it('refuses a wrong pick or answer with a sentence and leaves the question open', () => {
    const program = new Program()
    const { text, count = 0 } = program.begin({ candidates: true })
    const wrong = program.pick(count)
    expect(wrong.refused).toBe(`There is no candidate ${count}; there are ${count}, counted from 0.`)
    const illegal = first(program.moments({ kind: 'step', moves: [{ game: 0, answer: [99] }] }))
    expect(illegal.refused).toMatch(/\.$/)
    const malformed = first(program.moments({ kind: 'step', moves: [{ game: 0, answer: '__proto__' }] }))
    expect(malformed.refused).toContain('The answer cannot be read')
    expect(first(program.moments({ kind: 'fork', game: 0, as: 1 })).text).toBe(text)
    expect(program.pick(0).refused).toBeUndefined()
  })

  it.each([
    ['not JSON', 'This line is not JSON.'],
    ['{"id":3}', 'This request cannot be read'],
    ['{"kind":"step","id":3,"moves":[{"game":-1}]}', 'This request cannot be read'],
    ['{"kind":"__proto__","id":3}', 'This request cannot be read'],
    ['{"kind":"view","id":3,"game":7,"seat":0}', 'There is no game 7.'],
    ['{"kind":"fork","id":3,"game":7,"as":8}', 'There is no game 7.'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'This request cannot be read'],
  ])('answers %.40s with a sentence', (line, sentence) => {
    const reply = JSON.parse(new Environment().answer(line)) as { refused?: string }
    expect(reply.refused).toContain(sentence)
  })

  it.each([
    [{ decks: ['goblns', 'sligh'] }, 'Deck 1: no built-in deck is called "goblns".'],
    [{ decks: ['goblins', '4 Lightnin Bolt\n20 Mountain'] }, 'Deck 2, line 1'],
    [{ decks: ['goblins', '20 Mountain'], players: ['program', 'heuristc'] }, 'No bot is called "heuristc"'],
    [{ players: ['program', './my-bot.ts'] }, 'a player is "program" or a built-in bot'],
  ])('says what is wrong with %j, and begins the other games', (settings, sentence) => {
    const [wrong, right] = new Program().moments({ kind: 'new', games: [gameOf(settings), gameOf({ game: 1 })] })
    expect(wrong?.refused).toContain(sentence)
    expect(right?.seat).not.toBeNull()
  })

  it('forks a game that goes its own way, and deals hidden cards anew for a seat', () => {
    const program = new Program()
    let now = program.begin({ seed: 'copies' })
    for (let step = 0; step < 25; step++) now = program.pick(0)
    const before = program.ask({ kind: 'view', game: 0, seat: 0 })
    program.moments({ kind: 'fork', game: 0, as: 1 })
    program.moments({ kind: 'determinize', game: 0, as: 2, seat: 0, seed: 'guess' })
    program.toEnd({ ...now, game: 1 })
    expect(program.ask({ kind: 'view', game: 0, seat: 0 })).toEqual({ ...before, id: expect.any(Number) })
    const hand = (game: number, seat: number): string[] => {
      const reply = program.ask({ kind: 'view', game, seat })
      return 'view' in reply ? reply.view.hand.map(({ name }) => name).sort() : []
    }
    expect(hand(2, 0)).toEqual(hand(0, 0))
    expect(hand(2, 1)).not.toEqual(hand(0, 1))
  })

  it('forgets games that are closed', () => {
    const program = new Program()
    program.begin()
    expect(program.ask({ kind: 'close', games: [0, 5] })).toMatchObject({ closed: 1 })
    expect(program.pick(0).refused).toBe('There is no game 0.')
  })
})

it('describes positions and candidates by what the seat sees: other hidden cards change no number', () => {
  const program = new Program()
  let asked = 0
  program.toEnd(program.begin({ features: true }), ({ seat, shape, position, rows }) => {
    if (shape !== 'act' || asked++ % 10 !== 0) return
    const other = first(program.moments({ kind: 'determinize', game: 0, as: 1, seat, seed: `leak ${asked}` }))
    expect({ position: other.position, rows: other.rows }).toEqual({ position, rows })
  })
  expect(asked).toBeGreaterThan(50)
})
