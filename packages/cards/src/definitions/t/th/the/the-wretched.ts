import { all, apply, atBeginningOf, card, triggered, youControlIt } from '@spellwright/dsl'

export const theWretched = card({
  name: 'The Wretched',
  cost: '{3}{B}{B}',
  type: 'Creature — Demon',
  power: 2,
  toughness: 5,
  abilities: [
    triggered({
      on: atBeginningOf('endCombat', 'eachPlayer'),
      effects: [apply(all({ type: 'creature', blocking: 'self' }), [youControlIt], 'whileYouControlSource')],
    }),
  ],
})
