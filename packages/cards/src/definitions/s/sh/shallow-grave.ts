import { all, apply, atBeginningOf, card, exile, gain, returnTo, spell, the } from '@spellwright/dsl'

export const shallowGrave = card({
  name: 'Shallow Grave',
  cost: '{1}{B}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'bind',
          as: 'card',
          what: all({ zone: 'graveyard', owner: 'you', type: 'creature', nothingAbove: { type: 'creature' } }),
        },
        returnTo('battlefield', the('card'), { as: 'returned' }),
        apply(the('returned'), [gain('haste')]),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('returned'))],
        },
      ],
    }),
  ],
})
