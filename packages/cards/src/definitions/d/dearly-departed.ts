import { card, keyword, replacement } from '@spellwright/dsl'

export const dearlyDeparted = card({
  name: 'Dearly Departed',
  cost: '{4}{W}{W}',
  type: 'Creature — Spirit',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    replacement(
      {
        kind: 'enters',
        object: { type: 'creature', subtype: 'Human', controller: 'you' },
        with: [{ kind: 'counters', counter: '+1/+1', count: 1 }],
      },
      { zone: 'graveyard' },
    ),
  ],
})
