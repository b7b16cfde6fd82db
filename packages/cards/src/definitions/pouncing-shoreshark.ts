import { card, keyword, mana, may, returnTo, target, the, triggered } from '@spellwright/dsl'

export const pouncingShoreshark = card({
  name: 'Pouncing Shoreshark',
  cost: '{4}{U}',
  type: 'Creature — Shark Beast',
  power: 4,
  toughness: 3,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{3}{U}')] }),
    keyword('flash'),
    triggered({
      on: { kind: 'mutated', object: 'self' },
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [may(returnTo('hand', the('creature')))],
    }),
  ],
})
