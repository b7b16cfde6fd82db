import { anyTarget, card, dealDamage, enters, plus, powerOf, type Quantity, the, triggered } from '@spellwright/dsl'

const cardTypes: Quantity = { kind: 'cardTypesAmong', of: { zone: 'graveyard' } }

export const pyrogoyf = card({
  name: 'Pyrogoyf',
  cost: '{3}{R}',
  type: 'Creature — Lhurgoyf',
  power: '*',
  toughness: '*',
  abilities: [
    { kind: 'characteristicDefining', power: cardTypes, toughness: plus(cardTypes, 1) },
    triggered({
      on: {
        kind: 'either',
        events: [enters('self'), enters({ type: 'creature', subtype: 'Lhurgoyf', controller: 'you', other: true })],
      },
      targets: { victim: anyTarget },
      effects: [dealDamage(powerOf('eventObject'), the('victim'), 'eventObject')],
    }),
  ],
})
