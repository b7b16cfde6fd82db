import { card, entersTapped, loseLife, oneOf, rule, tapForMana, triggered } from '@spellwright/dsl'

export const oscorpIndustries = card({
  name: 'Oscorp Industries',
  type: 'Land',
  abilities: [
    entersTapped,
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'graveyard', to: 'battlefield' },
      effects: [loseLife(2)],
    }),
    tapForMana(oneOf('{U}', '{B}', '{R}')),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self' },
      {
        zone: 'graveyard',
        condition: {
          kind: 'happened',
          event: { kind: 'discarded', player: 'you', object: 'self' },
          when: 'thisTurn',
        },
      },
    ),
  ],
})
