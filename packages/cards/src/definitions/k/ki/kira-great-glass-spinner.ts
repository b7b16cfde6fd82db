import { card, continuous, counterSpell, gainAbility, keyword, triggered } from '@spellwright/dsl'

export const kiraGreatGlassSpinner = card({
  name: 'Kira, Great Glass-Spinner',
  cost: '{1}{U}{U}',
  type: 'Legendary Creature — Spirit',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    continuous({
      affects: { type: 'creature', controller: 'you' },
      apply: [
        gainAbility(
          triggered({
            on: { kind: 'becomesTarget', object: 'self', first: 'eachTurn' },
            effects: [counterSpell('eventSource')],
          }),
        ),
      ],
    }),
  ],
})
