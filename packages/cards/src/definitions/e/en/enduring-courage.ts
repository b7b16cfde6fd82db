import { apply, card, dies, enters, gain, matches, modifyPT, returnTo, triggered } from '@spellwright/dsl'

export const enduringCourage = card({
  name: 'Enduring Courage',
  cost: '{2}{R}{R}',
  type: 'Enchantment Creature — Dog Glimmer',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters({ type: 'creature', controller: 'you', other: true }),
      effects: [apply('eventObject', [modifyPT(2, 0), gain('haste')])],
    }),
    triggered({
      on: dies('self'),
      condition: matches('self', { type: 'creature' }),
      effects: [returnTo('battlefield', 'self', { becomes: [{ kind: 'setTypes', types: ['enchantment'] }] })],
    }),
  ],
})
