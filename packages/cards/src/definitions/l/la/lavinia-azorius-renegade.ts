import { card, count, counterSpell, rule, triggered } from '@spellwright/dsl'

export const laviniaAzoriusRenegade = card({
  name: 'Lavinia, Azorius Renegade',
  cost: '{W}{U}',
  type: 'Legendary Creature — Human Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    rule({
      kind: 'cantCast',
      player: 'opponent',
      spell: {
        not: { type: 'creature' },
        manaValue: { moreThan: count({ type: 'land', controller: 'opponent' }) },
      },
    }),
    triggered({
      on: { kind: 'cast', player: 'opponent' },
      condition: {
        kind: 'compare',
        quantity: { kind: 'manaSpent', color: 'any', on: 'cost', of: 'eventObject' },
        is: { exactly: 0 },
      },
      effects: [counterSpell('eventObject')],
    }),
  ],
})
