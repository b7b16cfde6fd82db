import { all, apply, atBeginningOf, card, exile, gain, keyword, mana, returnTo, spell, the } from '@spellwright/dsl'

export const corpseDance = card({
  name: 'Corpse Dance',
  cost: '{2}{B}',
  type: 'Instant',
  abilities: [
    keyword({ kind: 'buyback', cost: [mana('{2}')] }),
    spell({
      effects: [
        {
          kind: 'bind',
          as: 'card',
          what: all({ zone: 'graveyard', owner: 'you', type: 'creature', nothingAbove: { type: 'creature' } }),
        },
        returnTo('battlefield', the('card'), { as: 'creature' }),
        apply(the('creature'), [gain('haste')]),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('creature'))],
        },
      ],
    }),
  ],
})
