import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInDecks } from 'spellwright/decks'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'spellwright-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('spellwright deck', () => {
  it('prints a built-in deck with its sideboard', async () => {
    const { exitCode, out, err } = await run('deck', 'Goblins')
    expect(exitCode).toBe(0)
    expect(err).toBe('')
    expect(out).toMatch(/^Legacy Goblins: 60 cards, sideboard 15\n4 Goblin Lackey\n/)
    expect(out).toContain('\nSideboard\n')
  })

  it('lists the built-in decks', async () => {
    const { out } = await run('deck', '--json')
    expect(JSON.parse(out).decks.map(({ id }: { id: string }) => id)).toEqual(builtInDecks().map(({ id }) => id))
    const printed = (await run('deck')).out
    for (const { id } of builtInDecks()) expect(printed).toContain(`  ${id} `)
    expect(printed).toContain('Modern: the most played decks of recent tournaments ("modern")\n  modern-boros-energy ')
  })

  it('[S1.6] gives the line, the text and the closest name of a bad line, and exits with 1', async () => {
    const path = file('bad.txt', '20 Forest\n4 Grizly Bears\nwhat is this\n')
    const { exitCode, out, err } = await run('deck', path)
    expect(exitCode).toBe(1)
    expect(out).toContain('20 Forest')
    expect(err).toContain('Line 2: 4 Grizly Bears\n  No card is called "Grizly Bears". Did you mean "Grizzly Bears"')
    expect(err).toContain('Line 3: what is this\n')
    const json = await run('deck', path, '--json')
    expect(JSON.parse(json.out).errors).toMatchObject([
      { line: 2, nearest: expect.arrayContaining(['Grizzly Bears']) },
      { line: 3, kind: 'unreadable' },
    ])
  })

  it('reports the size, the number of copies and unsupported cards without refusing the deck', async () => {
    const { exitCode, err } = await run('deck', file('small.txt', '5 Lightning Bolt\n1 Shahrazad\n'))
    expect(exitCode).toBe(0)
    expect(err.split('\n')).toEqual([
      'The deck has 6 cards; most formats ask for 60.',
      '5 copies of Lightning Bolt; most formats allow 4.',
      'Shahrazad is not supported yet; it plays in kitchen-table mode.',
    ])
  })

  it('checks legality with a file of facts', async () => {
    const deck = file('lotus.txt', '60 Forest\n1 Shahrazad\n')
    const facts = file('facts.json', JSON.stringify([{ name: 'Shahrazad', legalities: { legacy: 'banned' } }]))
    expect((await run('deck', deck, '--format', 'legacy', '--facts', facts)).err).toContain(
      'Shahrazad is banned in legacy.',
    )
    expect(await run('deck', deck, '--format', 'legacy')).toMatchObject({ exitCode: 2 })
    expect(await run('deck', deck, '--format', 'legacy', '--facts', deck)).toMatchObject({ exitCode: 2 })
  })

  it('suggests a name for an unknown deck', async () => {
    const { exitCode, err } = await run('deck', 'gobblins')
    expect(exitCode).toBe(2)
    expect(err).toContain('"gobblins" is neither a file nor a built-in deck. Did you mean "goblins"?')
    expect(err).toContain('"spellwright deck" lists the built-in decks')
  })
})
