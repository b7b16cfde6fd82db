import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { file, folder, interrupt, processesWith, run } from './support.ts'

const SHAPES = 'act objects options number name order arrange piles divide pay attack block sideboard'

/** A bot in a file, which gives default answers except where `methods` says otherwise. */
const bot = (name: string, methods: string, before = ''): string =>
  file(
    `${name}.mjs`,
    `import { defaultAnswer } from ${JSON.stringify(import.meta.resolve('../packages/spellwright/bundle/index.js'))}
${before}
const bot = Object.fromEntries('${SHAPES}'.split(' ').map((shape) => [shape, (decision) => defaultAnswer(decision)]))
export const createBot = () => ({ ...bot, label: '${name}', ${methods} })`,
  )

/** A program that runs `code` for each question, and answers with `say`. */
const program = (name: string, code: string, before = ''): string =>
  `exec:node ${file(
    `${name}.mjs`,
    `import { createInterface } from 'node:readline'
const say = (message) => console.log(typeof message === 'string' ? message : JSON.stringify(message))
${before}
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'hello', name: 'test' })
  if (message.type !== 'choose') return
  ${code}
})`,
  )}`

interface Arena {
  readonly games: number
  readonly isComplete: boolean
  readonly faults: readonly [number, number]
  readonly problems: readonly string[]
  readonly losses: readonly [Record<string, number>, Record<string, number>]
}

function arena(one: string, games = 2, environment: Record<string, string> = {}): Arena {
  const args = ['arena', one, 'random', '--games', `${games}`, '--workers', '1', '--decks', 'goblins', '--json']
  const { code, out, err } = run(args, environment)
  expect({ code, err }).toMatchObject({ code: 0 })
  return JSON.parse(out) as Arena
}

describe('bots from files', () => {
  it.each([
    ['throws null', 'act: () => { throw null }', 'throws null failed: it threw null'],
    ['answers with __proto__', 'act: () => ({ kind: "cast", object: "__proto__" })', '"object" must be number'],
    ['answers with nothing', 'act: () => undefined', 'it is missing'],
    ['answers with a trap', 'act: () => ({ get kind() { throw new Error("trap") } })', 'failed: trap'],
    [
      'answers with a list of lists',
      `act: () => JSON.parse('['.repeat(50000) + ']'.repeat(50000))`,
      '"kind" is missing',
    ],
    ['rejects', 'act: () => Promise.reject("no")', 'rejects failed: it threw no'],
    ['never settles', 'act: () => new Promise(() => {})', 'never settles did not answer within 1500 ms'],
    ['has a then that throws', 'act: () => ({ then() { throw 1 } })', 'failed: it threw 1'],
  ])('one that %s is reported, and the run ends with its table', (name, methods, problem) => {
    const { games, isComplete, faults, problems } = arena(bot(name, methods), 1)
    expect({ games, isComplete }).toEqual({ games: 1, isComplete: true })
    expect(faults[0]).toBeGreaterThan(0)
    expect(problems.join('\n')).toContain(problem)
  })

  it('one that throws in createBot forfeits its games', () => {
    const path = file('create.mjs', 'export const createBot = () => { throw undefined }')
    const { games, losses, problems } = arena(path)
    expect({ games, lost: losses[0] }).toEqual({ games: 2, lost: { forfeited: 2 } })
    expect(problems[0]).toContain('createBot failed: it threw undefined')
  })

  it('one that returns no bot forfeits its games', () => {
    const { problems } = arena(file('nothing.mjs', 'export const createBot = () => null'))
    expect(problems[0]).toContain('the bot that it returns has no method "act"')
  })

  it('a class with methods is a bot too', () => {
    const path = file(
      'class.mjs',
      `class Bot { ${SHAPES.split(' ')
        .map((shape) => `${shape}(decision, seat) { return this.first(seat) }`)
        .join('\n')} first(seat) { return seat.enumerate(1)[0] } }
export const createBot = () => new Bot()`,
    )
    expect(arena(path, 1).problems).toEqual([])
  })

  it.each([
    ['ends the process', 'act: () => process.exit(0)', 'ended by itself'],
    ['never returns', 'act: () => { for (;;); }', 'did not answer in time and had to be ended'],
    ['takes all memory', 'act: () => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)) }', 'ended'],
  ])('one that %s forfeits the game, and after three of them the rest', (name, methods, problem) => {
    const environment = { SPELLWRIGHT_BOT_MS: name === 'takes all memory' ? '60000' : '400' }
    const { games, losses, problems, faults } = arena(bot(name, methods), 6, environment)
    expect({ games, lost: losses[0] }).toEqual({ games: 6, lost: { forfeited: 6 } })
    expect(faults[0]).toBe(6)
    expect(problems[0]).toContain(problem)
    expect(problems.at(-1)).toContain('is not started any more in this run')
  })

  it('a promise that is rejected after the answer is reported', () => {
    const late = 'act: () => { setTimeout(() => Promise.reject(new Error("too late"))); return { kind: "pass" } }'
    expect(arena(bot('late', late)).problems.join('\n')).toContain('failed outside of any question: too late')
  })

  it('one that uses up its time for the game forfeits it', () => {
    const slow = 'act: () => new Promise((resolve) => setTimeout(() => resolve({ kind: "pass" }), 60))'
    const { losses, problems } = arena(bot('slow', slow), 2, { SPELLWRIGHT_BOT_GAME_MS: '300' })
    expect(losses[0]).toEqual({ forfeited: 2 })
    expect(problems[0]).toBe('slow used up its 300 ms for the game')
  })

  it('one that cancels the same payment again and again gets the default answer', () => {
    const cancel = `act: (_, seat) => seat.legalActions().find(({ kind }) => kind === 'playLand' || kind === 'cast') ?? { kind: 'pass' },
      pay: () => ({ kind: 'cancel' })`
    const { games, problems } = arena(bot('cancel', cancel), 1)
    expect(games).toBe(1)
    expect(problems[0]).toContain('the same payment was cancelled again and again')
  })

  it('endless output is cut, and does not get among the results', () => {
    const { problems, games } = arena(bot('loud', 'act: () => { for (;;) console.log("x".repeat(1000)) }'), 1)
    expect(games).toBe(1)
    expect(problems[0]).toContain('forfeits the game')
  })

  it.each([
    ['does not exist', './no-such-bot.mjs', 'cannot be loaded'],
    [
      'ends while it is loaded',
      () => file('exits.mjs', 'process.exit(0)'),
      'cannot be loaded: loading ended by itself',
    ],
    ['throws while it is loaded', () => file('top.mjs', 'throw null'), 'cannot be loaded: it threw null'],
    ['is not JavaScript', () => file('syntax.mjs', '{{{'), 'cannot be loaded'],
  ])('a file that %s is wrong usage', (_, path, sentence) => {
    const { code, err } = run(['arena', typeof path === 'string' ? path : path(), 'random', '--games', '2'])
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
  })
})

describe('programs', () => {
  it.each([
    ['__proto__', `say({ type: 'choose', id: message.id, answer: { kind: 'cast', object: '__proto__' } })`, 'refused'],
    [
      'brackets',
      `say('{"type":"choose","id":' + message.id + ',"answer":' + '['.repeat(50000) + ']'.repeat(50000) + '}')`,
      'refused',
    ],
    ['brackets alone', `say('['.repeat(50000))`, 'wrote something that is not a JSON object'],
    ['a null', 'say("null")', 'wrote something that is not a JSON object'],
    ['a pick that is a name', `say({ type: 'choose', id: message.id, pick: '__proto__' })`, 'picked "__proto__"'],
    ['nothing', '', 'did not answer within 1500 ms'],
    ['old answers', `setInterval(() => say({ type: 'choose', id: 0, pick: 0 }), 0)`, 'did not answer within 1500 ms'],
    ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'ended with exit code 137'],
  ])('one that answers with %s is reported, and the run ends with its table', (name, code, problem) => {
    const { games, faults, problems } = arena(program(`program ${name}`.replace(/\W/g, '-'), code), 1)
    expect(games).toBe(1)
    expect(faults[0]).toBeGreaterThan(0)
    expect(problems.join('\n')).toContain(problem)
  })

  it('endless output has to wait', () => {
    const flood = program(
      'flood',
      '',
      `const flood = () => { while (process.stdout.write('x'.repeat(65536))); process.stdout.once('drain', flood) }; flood()`,
    )
    expect(arena(flood, 1).problems.join('\n')).toContain('wrote a line of more than 8 MiB')
    const lines = program(
      'lines',
      '',
      `const flood = () => { while (process.stdout.write('x\\n'.repeat(9999))); process.stdout.once('drain', flood) }; flood()`,
    )
    expect(arena(lines, 1).problems.join('\n')).toContain('not a JSON object: x')
  })

  it('one that ignores the end of its input, and what it has started, is ended with the game', () => {
    const stubborn = program(
      'stubborn-parent',
      `say({ type: 'choose', id: message.id, pick: 0 })`,
      `import { spawn } from 'node:child_process'
process.on('SIGTERM', () => {})
spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // stubborn-child'])
setInterval(() => {}, 1000)`,
    )
    expect(arena(stubborn, 2).games).toBe(2)
    expect(processesWith('stubborn-')).toEqual([])
  })
})

describe('Ctrl+C', () => {
  const marked = (name: string): string => JSON.stringify(join(folder, name))
  const isThere = (name: string) => (): boolean => existsSync(join(folder, name))
  const long = ['--games', '100000', '--json']

  it.each(['SIGINT', 'SIGTERM'] as const)('%s prints the games played so far and exits with 130', async (signal) => {
    const replays = join(folder, `stopped by ${signal}`)
    const hasPlayed = (): boolean => existsSync(replays) && readdirSync(replays).length > 2
    const args = ['sim', 'goblins', 'enchantress', ...long, '--replays', replays]
    const { code, out, err } = await interrupt(args, hasPlayed, [signal])
    expect(code).toBe(130)
    expect(err).toContain('Stopped: these are the games played so far.')
    const result = JSON.parse(out) as { games: number; isComplete: boolean }
    expect(result.isComplete).toBe(false)
    expect(result.games).toBeGreaterThan(0)
  })

  const mark = (name: string): string => `import { writeFileSync } from 'node:fs'\nwriteFileSync(${marked(name)}, '')`

  it('a bot that never returns does not keep the command', async () => {
    const path = bot(
      'stuck',
      `act: () => { writeFileSync(${marked('is stuck')}, ''); for (;;); }`,
      mark('stuck is loaded'),
    )
    const { code } = await interrupt(['arena', path, 'random', ...long], isThere('is stuck'), ['SIGINT'])
    expect(code).toBe(130)
  })

  it('a program that ignores signals is ended', async () => {
    const deafness = `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1000)`
    const deaf = program('deaf-program', '', `${mark('deaf has started')}\n${deafness}`)
    const isTime = isThere('deaf has started')
    const { code } = await interrupt(['arena', deaf, 'random', ...long], isTime, ['SIGINT', 'SIGINT'])
    expect(code).toBe(130)
    expect(processesWith('deaf-program')).toEqual([])
  })
})
