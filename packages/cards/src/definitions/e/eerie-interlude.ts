import { anyNumber, atBeginningOf, card, exile, ownerOf, returnTo, spell, target, the } from '@spellwright/dsl'

export const eerieInterlude = card({
  name: 'Eerie Interlude',
  cost: '{2}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creatures: target({ type: 'creature', controller: 'you' }, { count: anyNumber }) },
      effects: [
        exile(the('creatures'), { as: 'exiled' }),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [returnTo('battlefield', the('exiled'), { under: ownerOf(the('exiled')) })],
        },
      ],
    }),
  ],
})
