import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const swiftReconfiguration = card({
  name: 'Swift Reconfiguration',
  cost: '{W}',
  type: 'Enchantment — Aura',
  abilities: [
    keyword('flash'),
    keyword({ kind: 'enchant', what: { any: [{ type: 'creature' }, { subtype: 'Vehicle' }] } }),
    continuous({
      affects: 'attachedTo',
      apply: [{ kind: 'setTypes', types: ['artifact'], subtypes: ['Vehicle'] }, gain({ kind: 'crew', count: 5 })],
    }),
  ],
})
