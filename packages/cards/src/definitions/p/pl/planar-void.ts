import { card, exile, triggered } from '@spellwright/dsl'

export const planarVoid = card({
  name: 'Planar Void',
  type: 'Enchantment',
  cost: '{B}',
  abilities: [
    triggered({
      on: { kind: 'zoneChange', object: { other: true, is: 'nontoken' }, to: 'graveyard' },
      effects: [exile('eventObject')],
    }),
  ],
})
