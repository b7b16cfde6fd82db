import { CardDefinitions } from '@spellwright/cards'
import type { SpellRole } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { spellRole } from '../src/index.ts'

const named: Record<SpellRole, readonly string[]> = {
  Proactive: ['Goblin Lackey', 'Replenish', 'Opalescence', 'Forest', 'Wrath of God', 'Delver of Secrets', 'Tarmogoyf'],
  Counterspell: [
    'Counterspell',
    'Daze',
    'Force of Will',
    'Mana Leak',
    'Spell Pierce',
    'Flusterstorm',
    'Absorb',
    'Prohibit',
    'Pyroblast',
  ],
  InstantRemoval: [
    'Lightning Bolt',
    'Swords to Plowshares',
    'Dismember',
    'Fatal Push',
    'Smother',
    'Snuff Out',
    'Incinerate',
    'Shock',
    'Searing Blood',
    'Diabolic Edict',
    'Wipe Away',
    'Disenchant',
    'Ray of Revelation',
    'Naturalize',
  ],
  InstantUtility: [
    'Brainstorm',
    'Fact or Fiction',
    'Impulse',
    'Dark Ritual',
    'Skeletal Scrying',
    'Funeral Charm',
    'Funeral Pyre',
    'Surgical Extraction',
  ],
}

describe('roles follow from what cards do', () => {
  for (const [role, names] of Object.entries(named))
    it.each(names)(`[S13.1] %s is ${role}`, (name) => {
      const definition = CardDefinitions.tryGet(name)!
      expect(definition.role).toBeUndefined()
      expect(spellRole(definition)).toBe(role)
    })

  it('[S13.1] a card may state its own role', () => {
    const shock = CardDefinitions.tryGet('Shock')!
    expect(spellRole({ ...shock, role: 'Proactive' })).toBe('Proactive')
  })
})
