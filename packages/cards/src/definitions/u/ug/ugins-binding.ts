import { all, card, exile, keyword, returnTo, spell, target, the, triggered, youCast } from '@spellwright/dsl'

export const uginsBinding = card({
  name: "Ugin's Binding",
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    keyword('devoid'),
    spell({
      targets: { permanent: target({ not: { any: [{ type: 'land' }, { controller: 'you' }] } }) },
      effects: [returnTo('hand', the('permanent'))],
    }),
    triggered({
      zone: 'graveyard',
      on: youCast({ is: 'colorless', manaValue: { atLeast: 7 } }),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile('self')],
          then: [
            {
              kind: 'reflexiveTrigger',
              effects: [returnTo('hand', all({ not: { any: [{ type: 'land' }, { controller: 'you' }] } }))],
            },
          ],
        },
      ],
    }),
  ],
})
