import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ladderPage } from '../src/sim/ladder-report.ts'
import { run } from './support.ts'

const docs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')

describe('spellwright arena --ladder', () => {
  it('prints pairs, interval, thinking times and archetypes as JSON', async () => {
    const args = ['--decks', 'goblins', '--pairs', '1', '--seed', 'test', '--tried', '2', '--json']
    const { exitCode, out } = await run('arena', '--ladder', 'heuristic', ...args)
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      comparisons: 3,
      decks: ['goblins'],
      rungs: [{ bots: ['heuristic', 'heuristic@1'], pairs: 1, archetypes: { aggressive: { pairs: 1 } } }],
    })
  })

  it('needs two bots without it', async () => {
    const { exitCode, err } = await run('arena', 'heuristic')
    expect(exitCode).toBe(2)
    expect(err).toContain('Name two bots')
  })

  it('docs/bots.md says what docs/ladder.json says', () => {
    const page = docs('bots.md')
    expect(ladderPage(page, [JSON.parse(docs('ladder.json'))].flat())).toBe(page)
  })
})

describe('spellwright solve', () => {
  it('finds the win of a built-in position', async () => {
    const { exitCode, out } = await run('solve', 'lethal-bolt', '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      id: 'lethal-bolt',
      verdict: 'win',
      line: ['cast Lightning Bolt at opponent'],
    })
  })
})
