import { atBeginningOf, card, exactly, exile, returnTo, spell, target, the, X } from '@spellwright/dsl'

export const hideOnTheCeiling = card({
  name: 'Hide on the Ceiling',
  cost: '{X}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanents: target({ type: ['artifact', 'creature'] }, { count: exactly(X) }) },
      effects: [
        exile(the('permanents'), { as: 'cards' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', the('cards'))],
        },
      ],
    }),
  ],
})
