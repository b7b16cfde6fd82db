import { apply, card, enters, keyword, loseAllAbilities, tapIt, target, the, triggered } from '@spellwright/dsl'

export const merfolkTrickster = card({
  name: 'Merfolk Trickster',
  cost: '{U}{U}',
  type: 'Creature — Merfolk Wizard',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [tapIt(the('creature')), apply(the('creature'), [loseAllAbilities])],
    }),
  ],
})
