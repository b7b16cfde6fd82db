import { apply, card, enters, keywords, loseAllAbilities, tapIt, target, the, triggered, upTo } from '@spellwright/dsl'

export const theWondrousWasp = card({
  name: 'The Wondrous Wasp',
  cost: '{1}{U}',
  type: 'Legendary Creature — Human Hero',
  power: 2,
  toughness: 1,
  abilities: [
    ...keywords('flash', 'flying'),
    triggered({
      abilityWord: "Wasp's Sting",
      on: enters('self'),
      targets: { creature: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [tapIt(the('creature')), apply(the('creature'), [loseAllAbilities], 'whileSourceOnBattlefield')],
    }),
  ],
})
