import { addType, atBeginningOf, card, continuous, keyword, triggered } from '@spellwright/dsl'

export const phoenixFleetAirship = card({
  name: 'Phoenix Fleet Airship',
  cost: '{2}{B}{B}',
  type: 'Artifact — Vehicle',
  power: 4,
  toughness: 4,
  abilities: [
    keyword('flying'),
    triggered({
      on: atBeginningOf('end', 'you'),
      condition: { kind: 'happened', event: { kind: 'sacrificed', player: 'you', object: {} }, when: 'thisTurn' },
      effects: [{ kind: 'createTokenCopy', player: 'you', count: 1, of: 'self' }],
    }),
    continuous({
      condition: { kind: 'exists', of: { name: 'Phoenix Fleet Airship', controller: 'you' }, count: { atLeast: 8 } },
      affects: 'self',
      apply: [addType('artifact', 'creature')],
    }),
    keyword({ kind: 'crew', count: 1 }),
  ],
})
