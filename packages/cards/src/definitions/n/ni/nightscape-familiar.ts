import { activated, card, mana, rule } from '@spellwright/dsl'

export const nightscapeFamiliar = card({
  name: 'Nightscape Familiar',
  cost: '{1}{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 1,
  abilities: [
    rule({ kind: 'costChange', player: 'you', spell: { color: ['U', 'R'] }, change: { kind: 'reduce', mana: '{1}' } }),
    activated({ cost: [mana('{1}{B}')], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
