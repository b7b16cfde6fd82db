import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_IN_DECKS } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { run } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'sim-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const burn = file('burn.txt', '10 Mountain\n10 Lightning Bolt\n10 Goblin Lackey\n')
const bears = file('bears.txt', '14 Forest\n16 Grizzly Bears\n')
const FEW = ['--games', '2', '--workers', '0']

describe('sim', () => {
  it('prints statistics as JSON', async () => {
    const { exitCode, out } = await run('sim', burn, bears, ...FEW, '--seed', '7', '--json')
    expect(exitCode).toBe(0)
    const data = JSON.parse(out)
    expect(data).toMatchObject({ games: 2, seed: '7', decks: ['burn', 'bears'], draws: expect.any(Number) })
    expect(data.wins).toHaveLength(2)
    expect(data.interval).toHaveLength(2)
    for (const key of ['winRate', 'meanTurns', 'gamesPerSecond']) expect(typeof data[key]).toBe('number')
  })

  it('prints statistics as text', async () => {
    const { out } = await run('sim', burn, bears, ...FEW)
    expect(out).toContain('burn against bears: 2 games')
    expect(out).toContain('on the play')
    expect(out).toContain('win rate when drawn')
    expect(out).toContain('Lightning Bolt')
  })

  it('prints comma-separated values with --csv', async () => {
    const { out } = await run('sim', burn, bears, ...FEW, '--csv')
    const [head, first] = out.split('\n')
    expect(head).toBe('kind,deck,name,games,rate,low,high')
    expect(first).toMatch(/^overall,burn,,2,/)
  })

  it('writes a self-contained HTML report', async () => {
    const html = join(folder, 'report.html')
    const { exitCode } = await run('sim', burn, bears, ...FEW, '--html', html)
    expect(exitCode).toBe(0)
    const text = readFileSync(html, 'utf8')
    expect(text).toContain('<svg')
    expect(text).toContain('burn against bears')
    expect(text).not.toMatch(/<script|https?:\/\//)
  })

  it('plays matches of up to three games', async () => {
    const { out } = await run('sim', burn, bears, ...FEW, '--match', 'bo3', '--json')
    const { games, gamesPlayed } = JSON.parse(out)
    expect(games).toBe(2)
    expect(gamesPlayed).toBeGreaterThanOrEqual(4)
  })

  it('refuses unsupported cards unless they are allowed, and then lists them first', async () => {
    const odd = file('odd.txt', '14 Forest\n10 Grizzly Bears\n4 Shahrazad\n')
    const refused = await run('sim', odd, bears, ...FEW)
    expect(refused).toMatchObject({ exitCode: 2, out: '' })
    expect(refused.err).toContain('not supported: Shahrazad')
    const allowed = await run('sim', odd, bears, ...FEW, '--allow-unsupported')
    expect(allowed.exitCode).toBe(0)
    expect(allowed.out.split('\n')[0]).toBe('Not supported, played as blanks: Shahrazad')
  })

  it.each([
    [['sim', 'goblin', 'enchantress'], '"goblin" is neither a file nor a built-in deck'],
    [['sim', 'goblins', 'enchantress', '--games', '0'], '--games takes a whole number of at least 1, not "0".'],
    [['sim', 'goblins', 'enchantress', '--games', 'many'], '--games takes a whole number'],
    [['sim', 'goblins', 'enchantress', '--workers', '-1'], '--workers takes a whole number'],
    [['sim', 'goblins', 'enchantress', '--bots', 'heuristik'], 'Did you mean "heuristic"?'],
    [['sim', file('none.txt', ''), 'goblins'], 'has no cards'],
    [['arena', 'heuristic', './no-such-bot.ts'], 'cannot be loaded'],
    [['gauntlet', 'goblins'], 'at least two decks'],
    [['sim', 'goblins', 'enchantress', '--html', join(folder, 'no', 'report.html')], 'report cannot be written'],
    [['gauntlet', 'goblins', 'enchantress', '--html', folder], 'report cannot be written'],
    [['replay', 'no-such-file'], 'cannot be read'],
    [['bench', '--games', '0'], '--games takes a whole number'],
  ])('refuses %j with one sentence and exit code 2', async (args, sentence) => {
    const { exitCode, out, err } = await run(...args)
    expect(exitCode).toBe(2)
    expect(out).toBe('')
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(sentence)
  })

  it('writes no report after a usage error', async () => {
    const html = join(folder, 'never.html')
    await run('sim', 'goblins', 'no-such-deck', '--html', html)
    expect(existsSync(html)).toBe(false)
  })
})

describe('bench', () => {
  it('prints measurements as JSON', async () => {
    const { exitCode, out } = await run('bench', '--games', '1', '--json')
    expect(exitCode).toBe(0)
    const number = expect.any(Number)
    expect(JSON.parse(out)).toMatchObject({
      forkMicros: number,
      legalActionsMicros: number,
      randomGamesPerSecond: number,
      heuristicGamesPerSecond: number,
      heuristicRounds: expect.arrayContaining([number]),
      decisionMillis: { p50: number, p99: number, max: number },
    })
  })
})

describe('arena and gauntlet', () => {
  it('the arena prints statistics as JSON', async () => {
    const { out } = await run('arena', 'heuristic', 'random', '--decks', `${burn},${bears}`, ...FEW, '--json')
    expect(JSON.parse(out)).toMatchObject({
      games: 2,
      bots: ['heuristic', 'random'],
      winRate: expect.any(Number),
      interval: [expect.any(Number), expect.any(Number)],
    })
  })

  it('a gauntlet plays one deck against several, a matrix all pairs', async () => {
    const third = file('walls.txt', '14 Plains\n16 White Knight\n')
    const row = JSON.parse((await run('gauntlet', burn, bears, third, ...FEW, '--json')).out)
    expect(row.rows.map(({ decks }: { decks: string[] }) => decks.join(' '))).toEqual(['burn bears', 'burn walls'])
    const all = JSON.parse((await run('gauntlet', burn, bears, third, ...FEW, '--matrix', '--json')).out)
    expect(all.rows).toHaveLength(3)
  })

  it('a matrix is written as comma-separated values and as a report with the best deck first', async () => {
    const third = file('walls.txt', '14 Plains\n16 White Knight\n')
    const html = join(folder, 'matrix.html')
    const { out, err } = await run('gauntlet', bears, third, burn, ...FEW, '--matrix', '--csv', '--html', html)
    expect(err).toContain(html)
    const [head, ...lines] = out.trim().split('\n')
    expect(head).toBe('deck,against,games,won,lost,drawn,unfinished,rate,low,high')
    expect(lines.map((line) => line.split(',').slice(0, 3).join(' '))).toEqual([
      'bears walls 2',
      'bears burn 2',
      'walls burn 2',
    ])
    const report = readFileSync(html, 'utf8')
    const ranked = [...report.matchAll(/<th scope="col"><span>(\w+)<\/span>/g)].map(([, name]) => name)
    expect(ranked.slice(0, 3).sort()).toEqual(['bears', 'burn', 'walls'])
    const means = [...report.matchAll(/class="all">([\d.]+) %/g)].map(([, mean]) => Number(mean))
    expect(means).toEqual([...means].sort((a, b) => b - a))
  })

  it('"classic" means every classic deck, and reusing workers does not change the results', async () => {
    const few = ['--games', '2', '--seed', 'g', '--json']
    const here = JSON.parse((await run('gauntlet', burn, 'classic', ...few, '--workers', '0')).out)
    expect(here.decks).toEqual(['burn', ...BUILT_IN_DECKS.map(({ id }) => id)])
    const there = JSON.parse((await run('gauntlet', burn, 'goblins', 'enchantress', ...few, '--workers', '2')).out)
    expect(there.rows).toEqual(here.rows.slice(0, 2))
  })
})

describe('replay', () => {
  it('plays a replay that sim wrote, and says where a changed one diverges', async () => {
    const replays = join(folder, 'replays')
    await run('sim', burn, bears, ...FEW, '--replays', replays)
    const [first] = readdirSync(replays).sort()
    const path = join(replays, first ?? '')
    const exact = await run('replay', path, '--json')
    expect(exact.exitCode).toBe(0)
    expect(JSON.parse(exact.out)).toMatchObject({ ok: true, divergence: null })
    const whole = await run('replay', path, '--all')
    expect(whole.out).toContain('Turn 1 (')
    expect(whole.out).toContain('the replay is exact')

    const lines = readFileSync(path, 'utf8').trim().split('\n')
    const changed = lines.map((line, index) => {
      const entry = JSON.parse(line)
      return JSON.stringify(index === 3 ? { ...entry, hash: '0' } : entry)
    })
    const other = await run('replay', file('changed.jsonl', changed.join('\n')), '--verify')
    expect(other.exitCode).toBe(1)
    expect(other.err).toContain('The replay diverges on turn 2')
  })
})
