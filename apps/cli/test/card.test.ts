import { CardDefinitions } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { run } from './support.ts'

describe('spellwright card', () => {
  it('shows cost, type line, stats and rendered text, whatever the case of the name', async () => {
    const { exitCode, out } = await run('card', 'siege-gang commander')
    expect(exitCode).toBe(0)
    expect(out.split('\n')).toEqual([
      'Siege-Gang Commander  {3}{R}{R}',
      'Creature — Goblin  2/2',
      'When this creature enters, create three 1/1 red Goblin creature tokens.',
      '{1}{R}, Sacrifice a Goblin: This creature deals 2 damage to any target.',
    ])
  })

  it('prints one JSON object with --json', async () => {
    const { out } = await run('card', 'Lightning Bolt', '--json')
    expect(JSON.parse(out)).toMatchObject({
      name: 'Lightning Bolt',
      manaCost: '{R}',
      typeLine: 'Instant',
      power: null,
      toughness: null,
      text: 'Lightning Bolt deals 3 damage to any target.',
      abilities: ['Lightning Bolt deals 3 damage to any target.'],
    })
  })

  it('shows the definition of a card with --data', async () => {
    const { out } = await run('card', 'shock', '--data')
    expect(JSON.parse(out)).toMatchObject({ name: 'Shock', faces: [{ abilities: [{ kind: 'spell' }] }] })
  })

  it('shows both faces of a double-faced card, whichever face is named', async () => {
    const { out } = await run('card', 'Insectile Aberration')
    expect(out).toContain('Delver of Secrets  {U}\nCreature — Human Wizard  1/1\n')
    expect(out).toContain('\n//\nInsectile Aberration\nCreature — Human Insect  3/2\nFlying')
    expect(JSON.parse((await run('card', 'delver of secrets', '--json')).out)).toMatchObject({
      name: 'Delver of Secrets // Insectile Aberration',
      typeLine: 'Creature — Human Wizard // Creature — Human Insect',
      faces: [{ name: 'Delver of Secrets' }, { name: 'Insectile Aberration' }],
    })
  })

  it('suggests similar names for an unknown name and exits with 2', async () => {
    const { exitCode, err } = await run('card', 'Goblin Lacky')
    expect(exitCode).toBe(2)
    expect(err).toMatch(/^No card is called "Goblin Lacky"\. Did you mean "Goblin Lackey"/)
  })

  it('says that a card exists but is not supported, and exits with 1', async () => {
    const { exitCode, out, err } = await run('card', 'shahrazad', '--json')
    expect(exitCode).toBe(1)
    expect(err).toMatch(/^Shahrazad is a card, but it is not supported yet\./)
    expect(JSON.parse(out)).toEqual({ error: err })
  })
})

describe('spellwright cards', () => {
  it('lists every supported card', async () => {
    const { exitCode, out, err } = await run('cards', '--json')
    expect(exitCode).toBe(0)
    expect(err).toBe('')
    const names = (JSON.parse(out) as { name: string }[]).map(({ name }) => name)
    expect(new Set(names)).toEqual(new Set(CardDefinitions.all.map(({ name }) => name)))
  })

  it('keeps only the cards with all the words in name, type line or text', async () => {
    const { out, err } = await run('cards', '--filter', 'creature goblin haste')
    expect(out).toContain('Goblin Warchief  {1}{R}{R}  Creature — Goblin Warrior  2/2')
    expect(out).not.toContain('Goblin Lackey')
    expect(err).toMatch(/^\d+ cards?\.$/)
  })
})
