import { card, continuous, gain } from '@spellwright/dsl'

export const castThroughTime = card({
  name: 'Cast Through Time',
  cost: '{4}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [
    continuous({
      affects: { zone: 'stack', type: ['instant', 'sorcery'], controller: 'you' },
      apply: [gain('rebound')],
    }),
  ],
})
