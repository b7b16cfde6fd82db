import { card, enters, matches, mill, returnTo, target, the, triggered } from '@spellwright/dsl'

export const yathanRoadwatcher = card({
  name: 'Yathan Roadwatcher',
  cost: '{1}{W}{B}{G}',
  type: 'Creature — Human Scout',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'wasCast' }),
      effects: [
        mill(4),
        {
          kind: 'reflexiveTrigger',
          targets: { card: target({ zone: 'graveyard', type: 'creature', manaValue: { atMost: 3 }, owner: 'you' }) },
          effects: [returnTo('battlefield', the('card'))],
        },
      ],
    }),
  ],
})
