import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'lab-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const burn = file('burn.txt', '10 Mountain\n10 Lightning Bolt\n10 Goblin Lackey\n')
const burn12 = file('burn-12.txt', '12 Mountain\n9 Lightning Bolt\n9 Goblin Lackey\n')
const bears = file('bears.txt', '14 Forest\n16 Grizzly Bears\n')
const HERE = ['--workers', '0']

describe('parts of a run', () => {
  it('three parts, merged in any order, print byte for byte what one run prints', async () => {
    const parts: string[] = []
    for (const number of [1, 2, 3]) {
      const out = join(folder, `part-${number}.json`)
      parts.push(out)
      const { exitCode } = await run(
        'sim',
        burn,
        bears,
        '--games',
        '10',
        ...HERE,
        '--shard',
        `${number}/3`,
        '--out',
        out,
      )
      expect(exitCode).toBe(0)
    }
    const [one = '', two = '', three = ''] = parts
    for (const form of [[], ['--csv']]) {
      const whole = await run('sim', burn, bears, '--games', '10', ...HERE, ...form)
      expect((await run('merge', three, one, two, ...form)).out).toBe(whole.out)
    }
    expect(await run('merge', one, three)).toMatchObject({ exitCode: 2, out: '', err: 'The parts 2/3 are missing.' })
    const partly = await run('merge', one, three, '--partly', '--json')
    expect(JSON.parse(partly.out)).toMatchObject({ games: 2, isComplete: false })
  })

  it.each([
    [['sim', burn, bears, '--shard', '4/3'], '--shard takes a part'],
    [['sim', burn, bears, '--shard', 'x'], '--shard takes a part'],
    [['sim', burn, bears, '--shard', '1/2', '--stop', '5'], '--stop cannot be combined with --shard'],
    [['sim', burn, bears, '--shard', '1/2', '--out', folder], 'The part cannot be written'],
    [['sim', burn, bears, '--stop', '0'], '--stop takes a number of points'],
    [['sim', burn, bears, '--stop', '5', '--replays', folder], '--replays cannot be combined'],
    [['merge', burn], 'is not a part of a run'],
    [['merge', join(folder, 'nothing.json')], 'there is no such file'],
    [['lab', burn], 'at least one opponent'],
    [['lab', burn, '--matrix'], 'at least two decks'],
    [['lab', burn, '--matrix', '--against', bears], 'leave out --against'],
    [['lab', burn, '--against', bears, '--shares', '1,2'], '--shares takes 1 numbers'],
  ])('refuses %j with one sentence and exit code 2', async (args, sentence) => {
    const { exitCode, out, err } = await run(...args)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(sentence)
  })
})

describe('lab', () => {
  it('compares variants on the same seeds against every opponent, and prints the field', async () => {
    const { out, exitCode } = await run('lab', burn, burn12, '--against', bears, '--games', '6', ...HERE)
    expect(exitCode).toBe(0)
    expect(out).toContain('Variants on the same seeds')
    expect(out).toContain('burn minus burn-12')
    expect(out).toContain('Against the field')
  })

  it('prints every number as comma-separated values, and the same ones as JSON', async () => {
    const args = ['lab', burn, burn12, '--against', `${bears},goblins`, '--games', '4', ...HERE]
    const [head, ...lines] = (await run(...args, '--csv')).out.split('\n')
    expect(head).toBe('kind,deck,against,name,games,rate,low,high')
    const kinds = new Set(lines.map((line) => line.split(',')[0]))
    for (const kind of [
      'overall',
      'onPlay',
      'hand',
      'mulligans',
      'drawn',
      'opening',
      'left',
      'ending',
      'difference',
      'field',
    ])
      expect(kinds).toContain(kind)
    const data = JSON.parse((await run(...args, '--shares', '3,1', '--json')).out)
    expect(data).toMatchObject({ shares: [0, 0, 3, 1], isDone: true, games: 16 })
    expect(data.rows).toHaveLength(4)
  })

  it('a matrix has an equilibrium, and its page has no scripts', async () => {
    const html = join(folder, 'matrix.html')
    const args = ['lab', burn, bears, burn12, '--matrix', '--games', '4', ...HERE]
    const { out } = await run(...args, '--html', html)
    expect(out).toContain('Equilibrium')
    const page = readFileSync(html, 'utf8')
    expect(page).toContain('Every deck against every other')
    expect(page).not.toMatch(/<script|https?:\/\//)
  })

  it('stops a pair when its win rate is known well enough', async () => {
    const { out } = await run('sim', burn, bears, '--games', '2000', '--stop', '30', ...HERE, '--json')
    const { games, isComplete } = JSON.parse(out)
    expect(games).toBeLessThan(400)
    expect({ rest: games % 40, isComplete }).toEqual({ rest: 0, isComplete: true })
  })
})

describe('a queue that cannot be used', () => {
  it.each([
    [['sim', burn, bears, '--queue', 'localhost'], '--queue takes the address of a Redis server'],
    [['sim', burn, bears, '--queue', 'redis://127.0.0.1:1'], 'Redis at redis://127.0.0.1:1 cannot be used'],
    [['sim', burn, bears, '--bots', './mine.ts', '--queue', 'redis://127.0.0.1:1'], 'only built-in bots can play here'],
    [['worker'], 'Name the queue with --queue'],
    [['worker', '--queue', 'redis://user:secret@127.0.0.1:1'], 'Redis at redis://127.0.0.1:1 cannot be used'],
    [['merge'], 'Name the files of the parts'],
    [['merge', '--run', 'x'], '--queue and --run go together'],
  ])('refuses %j with a sentence and exit code 2', async (args, sentence) => {
    const { exitCode, out, err } = await run(...args)
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
    expect(err).toContain(sentence)
    expect(err).not.toContain('secret')
  })
})
