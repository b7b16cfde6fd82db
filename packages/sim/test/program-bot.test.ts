import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { reportOf, runSeries, type SeriesReport } from '../src/index.ts'
import { planOf } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'bots-'))

/** A program that runs `code` for each question. */
function program(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
const say = (message) => console.log(typeof message === 'string' ? message : JSON.stringify(message))
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'hello', name: 'test' })
  if (message.type !== 'choose') return
  ${code}
})`,
  )
  return `exec:node ${file}`
}

async function play(bot: string, games = 1): Promise<SeriesReport> {
  const { tally } = await runSeries(planOf({ bots: [bot, 'heuristic'] }), { games, workers: 0 })
  return reportOf(tally)
}

const example = (file: string): string => fileURLToPath(new URL(`../../../examples/${file}`, import.meta.url))

describe('bots in other languages', () => {
  it('a program that picks candidates plays a whole game', async () => {
    const report = await play(program('first', "say({ type: 'choose', id: message.id, pick: 0 })"))
    expect(report).toMatchObject({ games: 1, unfinished: [], problems: [] })
  }, 60_000)

  it('one that plays more games starts once, and is ended after the last one', async () => {
    const file = join(folder, 'starts.txt')
    const bot = program('more', "say({ type: 'choose', id: message.id, pick: 0 })").replace('exec:node ', '')
    const source = readFileSync(bot, 'utf8').replace("name: 'test' }", "name: 'test', moreGames: true }")
    writeFileSync(
      bot,
      `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(file)}, process.pid + '\\n')\n${source}`,
    )
    expect(await play(`exec:node ${bot}`, 4)).toMatchObject({ games: 4, unfinished: [], problems: [] })
    const pids = readFileSync(file, 'utf8').trim().split('\n').map(Number)
    expect(pids).toHaveLength(1)
    const isRunning = (): boolean => {
      try {
        process.kill(pids[0] ?? 0, 0)
        return true
      } catch {
        return false
      }
    }
    while (isRunning()) await new Promise((resolve) => setTimeout(resolve, 20))
  }, 60_000)

  it('an answer in full is accepted', async () => {
    const code = "say({ type: 'choose', id: message.id, answer: message.candidates.at(-1).answer })"
    expect((await play(program('full', code))).problems).toEqual([])
  }, 60_000)

  it('learns its deck at the start, what happened since the last question, and how the game ended', async () => {
    const file = join(folder, 'told.json')
    const code = `
  globalThis.told ??= { events: 0, forced: 0 }
  told.events += message.events.length
  if (message.complete && message.candidates.length === 1) told.forced++
  say({ type: 'choose', id: message.id, pick: 0 })`
    const bot = program('told', code).replace('exec:node ', '')
    const source = readFileSync(bot, 'utf8')
      .replace("name: 'test' }", "name: 'test', skipForced: true }")
      .replace(
        "if (message.type !== 'choose') return",
        `if (message.type === 'game_start') globalThis.deck = message.deck
  if (message.type === 'game_over') writeFileSync(${JSON.stringify(file)}, JSON.stringify({ ...message, ...told, deck }))
  if (message.type !== 'choose') return`,
      )
    writeFileSync(bot, `import { writeFileSync } from 'node:fs'\n${source}`)
    await play(`exec:node ${bot}`)
    const told = JSON.parse(readFileSync(file, 'utf8'))
    expect(['won', 'lost']).toContain(told.result)
    expect(told.reason).not.toBe('')
    expect(told.deck.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(30)
    expect(told.forced).toBe(0)
    expect(told.events).toBeGreaterThan(0)
  }, 60_000)

  it('puts the view together from changes, and knows the opponent’s list only where lists are open', async () => {
    const file = join(folder, 'changes.json')
    const code = `
  const before = globalThis.view
  const { view, changes } = message
  globalThis.whole = (globalThis.whole ?? 0) + (view === null ? 0 : 1)
  globalThis.view = view ?? { ...before, ...changes.parts, ...Object.fromEntries(
    Object.entries(changes.lists).map(([name, list]) => [name, list.map((one) => (typeof one === 'number' ? before[name][one] : one))])) }
  globalThis.wrong = (globalThis.wrong ?? 0) + (message.candidates.every(({ answer }) => answer.kind !== 'playLand' ||
    globalThis.view.hand.some(({ id }) => id === answer.object)) ? 0 : 1)
  say({ type: 'choose', id: message.id, pick: message.candidates.length - 1 })`
    const bot = program('changes', code).replace('exec:node ', '')
    const source = readFileSync(bot, 'utf8')
      .replace("name: 'test' }", "name: 'test', views: 'changes' }")
      .replace(
        "if (message.type !== 'choose') return",
        `if (message.type === 'game_start') globalThis.opponentDeck = message.opponentDeck ?? null
  if (message.type === 'game_over') writeFileSync(${JSON.stringify(file)}, JSON.stringify({ whole, wrong, opponentDeck }))
  if (message.type !== 'choose') return`,
      )
    writeFileSync(bot, `import { writeFileSync } from 'node:fs'\n${source}`)
    await play(`exec:node ${bot}`)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ whole: 1, wrong: 0, opponentDeck: null })
    const open = planOf({ bots: [`exec:node ${bot}`, 'heuristic'], openLists: true })
    await runSeries(open, { games: 1, workers: 0 })
    expect(JSON.parse(readFileSync(file, 'utf8')).opponentDeck).toEqual(open.decks[1]?.main)
  }, 60_000)

  it('a line that is not JSON is reported, and the default answer is given', async () => {
    const report = await play(program('garbage', "say('hello there')"))
    expect(report.games).toBe(1)
    expect(report.problems[0]).toContain('wrote something that is not a JSON object: hello there')
  }, 60_000)

  it('an illegal answer is reported with the reason', async () => {
    const report = await play(program('illegal', "say({ type: 'choose', id: message.id, answer: [99] })"))
    expect(report.problems[0]).toContain('which was refused')
  }, 60_000)

  it('a pick outside the list is reported', async () => {
    const report = await play(program('outside', "say({ type: 'choose', id: message.id, pick: 5000 })"))
    expect(report.problems[0]).toContain('picked 5000, which is not among')
  }, 60_000)

  it('a crash is reported, and the game continues with default answers', async () => {
    const report = await play(program('crash', "throw new Error('no idea')"))
    expect(report.games).toBe(1)
    expect(report.problems.join(' ')).toContain('ended with exit code 1')
    expect(report.problems.join(' ')).toContain('is not asked any more in this game')
  }, 60_000)

  it('a missing answer is reported after the time limit', async () => {
    const limits = { startMilliseconds: 2000, answerMilliseconds: 60, gameMilliseconds: 60_000 }
    const plan = planOf({ bots: [program('silent', ''), 'heuristic'], limits })
    const { games, problems } = reportOf((await runSeries(plan, { games: 1, workers: 0 })).tally)
    expect(games).toBe(1)
    expect(problems[0]).toContain('did not answer within 60 ms')
  }, 60_000)

  it('a program that does not exist is reported', async () => {
    const report = await play('exec:no-such-program-here')
    expect(report.problems[0]).toContain('exit code')
  }, 60_000)

  it('[S1.5] a program keeps its deck between the games of a match', async () => {
    const bot = program('match', "say({ type: 'choose', id: message.id, pick: 0 })")
    const { tally } = await runSeries(planOf({ bots: [bot, 'heuristic'], match: 'bo3' }), { games: 1, workers: 0 })
    expect(reportOf(tally)).toMatchObject({ games: 1, problems: [] })
    expect(tally.gamesPlayed).toBeGreaterThan(1)
  }, 60_000)
})

describe('bots from files', () => {
  it('the example bot is loaded by its path', async () => {
    const report = await play(example('my-bot.ts'))
    expect(report).toMatchObject({ games: 1, problems: [] })
  }, 60_000)

  it('a file without createBot is refused', async () => {
    const file = join(folder, 'empty.mjs')
    writeFileSync(file, 'export const nothing = 1')
    await expect(play(file)).rejects.toThrow('must export a function createBot')
  })

  it('an exception is reported, and the default answer is given', async () => {
    const file = join(folder, 'throws.mjs')
    const shapes = 'act objects options number name order arrange piles divide pay attack block sideboard'
    writeFileSync(
      file,
      `export const createBot = () => Object.fromEntries('${shapes}'.split(' ').map((shape) => [shape, () => { throw new Error('oh') }]))`,
    )
    const report = await play(file)
    expect(report.problems[0]).toContain('throws.mjs failed: oh')
  }, 60_000)
})
