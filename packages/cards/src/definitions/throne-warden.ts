import { card } from '@spellwright/dsl'

export const throneWarden = card({
  name: 'Throne Warden',
  cost: '{1}{W}',
  type: 'Creature — Human Soldier',
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'triggered',
      on: { kind: 'beginningOf', step: 'end', whose: 'you' },
      condition: { kind: 'designated', player: 'you', as: 'monarch' },
      effects: [{ kind: 'putCounters', what: 'self', counter: '+1/+1', count: 1 }],
    },
  ],
})
