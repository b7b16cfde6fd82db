import { all, card, enters, pump, triggered } from '@spellwright/dsl'

export const doomwakeGiant = card({
  name: 'Doomwake Giant',
  cost: '{4}{B}',
  type: 'Enchantment Creature — Giant',
  power: 4,
  toughness: 6,
  abilities: [
    triggered({
      abilityWord: 'Constellation',
      on: { kind: 'either', events: [enters('self'), enters({ type: 'enchantment', controller: 'you', other: true })] },
      effects: [pump(all({ type: 'creature', controller: 'opponent' }), -1, -1)],
    }),
  ],
})
