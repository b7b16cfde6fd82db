import { apply, card, enters, may, powerOf, setBasePT, toughnessOf, triggered } from '@spellwright/dsl'

export const eldraziMimic = card({
  name: 'Eldrazi Mimic',
  cost: '{2}',
  type: 'Creature — Eldrazi',
  power: 2,
  toughness: 1,
  abilities: [
    triggered({
      on: enters({ type: 'creature', is: 'colorless', controller: 'you', other: true }),
      effects: [may(apply('self', [setBasePT(powerOf('eventObject'), toughnessOf('eventObject'))]))],
    }),
  ],
})
