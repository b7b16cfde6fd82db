import { all, card, dealDamage, spell } from '@spellwright/dsl'

export const tectonicHazard = card({
  name: 'Tectonic Hazard',
  cost: '{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [dealDamage(1, { players: 'opponent', objects: all({ type: 'creature', controller: 'opponent' }) })],
    }),
  ],
})
