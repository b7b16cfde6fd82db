import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'coverage-'))

function fileWith(name: string, lines: readonly unknown[]): string {
  const file = join(folder, name)
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'))
  return file
}

const decks = fileWith('decks.jsonl', [
  { id: 'a', format: 'legacy', year: 2026, main: { 'Lightning Bolt': 4, Mountain: 56 }, side: { Pyroblast: 15 } },
  { id: 'b', format: 'legacy', year: 2026, main: { 'Fire/Ice': 4, 'No Such Card': 4 }, side: {} },
  { id: 'c', format: 'modern', year: 2026, main: { 'Delver of Secrets': 4 }, side: {} },
])

describe('spellwright coverage', () => {
  it('counts decks and slots, and names what is missing', async () => {
    const { out, exitCode } = await run('coverage', decks, '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out)).toEqual({
      formats: {
        legacy: { decks: 2, whole: 1, mainOnly: 1, slots: expect.closeTo(1 - 4 / 83) },
        modern: { decks: 1, whole: 1, mainOnly: 1, slots: 1 },
      },
      next: [{ card: 'No Such Card', decks: 1 }],
    })
  })

  it('takes one format, and says which there are when it is unknown', async () => {
    const { out } = await run('coverage', decks, '--format', 'modern')
    expect(out).toContain('Every card of these decks has rules.')
    const { err, exitCode } = await run('coverage', decks, '--format', 'vintage')
    expect([exitCode, err]).toEqual([2, expect.stringContaining('there are legacy, modern.')])
  })

  it('names the line of a file that is not a deck', async () => {
    const broken = fileWith('broken.jsonl', [{ format: 'legacy', main: { Forest: 1 } }, '{"format": 3}'])
    const { err, exitCode } = await run('coverage', broken)
    expect([exitCode, err]).toEqual([2, expect.stringContaining('line 2')])
  })

  it('counts all cards of a file by format, type and year', async () => {
    const facts = fileWith('cards.jsonl', [
      {
        name: 'Lightning Bolt',
        layout: 'normal',
        type_line: 'Instant',
        legalities: { legacy: 'legal', standard: 'not_legal' },
        first_release: '1993-08-05',
      },
    ])
    const { out } = await run('coverage', decks, '--cards', facts, '--json')
    expect(JSON.parse(out).cards).toMatchObject({
      all: { cards: 1, supported: 1 },
      formats: { legacy: { cards: 1, supported: 1 } },
      types: { Instant: { cards: 1, supported: 1 } },
      years: { 1993: { cards: 1, supported: 1 } },
    })
  })
  it('counts a card of an unknown type as unread, with that reason', async () => {
    const facts = fileWith('unknown-types.jsonl', [
      {
        name: 'A Plot of Ours',
        layout: 'normal',
        type_line: 'Conspiracy',
        oracle_text: 'Hidden agenda',
        legalities: { vintage: 'legal' },
      },
    ])
    const { out, exitCode } = await run('coverage', decks, '--cards', facts, '--json')
    expect(exitCode).toBe(0)
    expect(JSON.parse(out).cards).toMatchObject({
      all: { cards: 1, supported: 0 },
      unread: [{ phrase: 'The type line "Conspiracy" is not supported.', cards: 1 }],
    })
  })
})
