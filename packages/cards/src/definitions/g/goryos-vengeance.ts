import { apply, atBeginningOf, card, exile, gain, keyword, mana, returnTo, spell, target, the } from '@spellwright/dsl'

export const goryosVengeance = card({
  name: "Goryo's Vengeance",
  cost: '{1}{B}',
  type: 'Instant — Arcane',
  abilities: [
    spell({
      targets: {
        creature: target({ type: 'creature', supertype: 'legendary', zone: 'graveyard', owner: 'you' }),
      },
      effects: [
        returnTo('battlefield', the('creature'), { as: 'returned' }),
        apply(the('returned'), [gain('haste')], 'game'),
        {
          kind: 'delayedTrigger',
          on: atBeginningOf('end', 'eachPlayer'),
          lasts: 'once',
          effects: [exile(the('returned'))],
        },
      ],
    }),
    keyword({ kind: 'splice', onto: { subtype: 'Arcane' }, cost: [mana('{2}{B}')] }),
  ],
})
