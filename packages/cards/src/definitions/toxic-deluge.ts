import { additionalCost, all, card, payLife, pump, spell, times, X } from '@spellwright/dsl'

export const toxicDeluge = card({
  name: 'Toxic Deluge',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    additionalCost([payLife(X)]),
    spell({ effects: [pump(all({ type: 'creature' }), times(-1, X), times(-1, X))] }),
  ],
})
