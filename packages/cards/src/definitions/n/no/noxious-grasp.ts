import { card, destroy, gainLife, spell, target, the } from '@spellwright/dsl'

export const noxiousGrasp = card({
  name: 'Noxious Grasp',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ type: ['creature', 'planeswalker'], color: ['G', 'W'] }) },
      effects: [destroy(the('permanent')), gainLife(1)],
    }),
  ],
})
