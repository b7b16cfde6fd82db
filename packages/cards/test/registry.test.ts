import { card, twoFaced } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { createRegistry, DuplicateCardError } from '../src/registry.ts'

const registry = createRegistry([
  card({ name: "Lim-Dûl's Vault", cost: '{U}{B}', type: 'Instant' }),
  card({ name: 'Start', cost: '{G}', type: 'Sorcery' }),
  twoFaced(
    'split',
    { name: 'Fire', cost: '{1}{R}', type: 'Instant' },
    { name: 'Ice', cost: '{1}{U}', type: 'Instant' },
  ),
  twoFaced(
    'split',
    { name: 'Start', cost: '{2}{W}', type: 'Instant' },
    { name: 'Finish', cost: '{2}{B}', type: 'Sorcery' },
  ),
])

describe('card registry', () => {
  it.each(["Lim-Dûl's Vault", "LIM-DÛL'S VAULT", 'lim-dul’s vault', ' Lim-Duls  Vault '])(
    '[S7.1] finds a card whatever the case, accents and apostrophes: %s',
    (name) => {
      expect(registry.tryGet(name)?.name).toBe("Lim-Dûl's Vault")
      expect(registry.has(name)).toBe(true)
    },
  )

  it.each(['Fire', 'fire // ice', 'Fire/Ice', 'Fire//Ice', 'Fire / Ice'])(
    '[S7.1] the front face alone and every way to write the slashes name a two-faced card: %s',
    (name) => expect(registry.tryGet(name)?.name).toBe('Fire // Ice'),
  )

  it('[S7.1] a card of that very name comes before a front face of that name', () => {
    expect(registry.tryGet('Start')?.name).toBe('Start')
    expect(registry.tryGet('Start // Finish')?.name).toBe('Start // Finish')
  })

  it.each(['No Such Card', '', 'constructor', '__proto__'])(
    '[S7.1] an unknown name is not found and no exception: "%s"',
    (name) => {
      expect(registry.tryGet(name)).toBeUndefined()
      expect(registry.has(name)).toBe(false)
    },
  )

  it('refuses two cards of one name', () => {
    const bear = card({ name: 'Bear', type: 'Creature — Bear' })
    const twice = createRegistry([bear, { ...bear, name: 'BEAR' }])
    expect(() => twice.tryGet('bear')).toThrow(DuplicateCardError)
  })
})
