import { atBeginningOf, card, exactly, payLife, returnTo, the, triggered, unless } from '@spellwright/dsl'

export const umbilicus = card({
  name: 'Umbilicus',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'eachPlayer'),
      effects: [
        unless(
          'eventPlayer',
          [payLife(2)],
          {
            kind: 'choose',
            player: 'eventPlayer',
            from: { controller: 'eventPlayer' },
            count: exactly(1),
            as: 'permanent',
          },
          returnTo('hand', the('permanent')),
        ),
      ],
    }),
  ],
})
