import { activated, card, costsLess, mana } from '@spellwright/dsl'

export const nightscapeFamiliar = card({
  name: 'Nightscape Familiar',
  cost: '{1}{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 1,
  abilities: [
    costsLess('you', { color: ['U', 'R'] }, '{1}'),
    activated({ cost: [mana('{1}{B}')], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
