import { card, controllerOf, triggered } from '@spellwright/dsl'

export const michikoKondaTruthSeeker = card({
  name: 'Michiko Konda, Truth Seeker',
  cost: '{3}{W}',
  type: 'Legendary Creature — Human Advisor',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'damage', source: { controller: 'opponent' }, to: { player: 'you' } },
      effects: [{ kind: 'sacrificeChoice', player: controllerOf('eventSource'), filter: {}, count: 1 }],
    }),
  ],
})
