import { card, dies, triggered } from '@spellwright/dsl'

export const abyssalGatekeeper = card({
  name: 'Abyssal Gatekeeper',
  cost: '{1}{B}',
  type: 'Creature — Horror',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: dies('self'),
      effects: [{ kind: 'sacrificeChoice', player: 'eachPlayer', filter: { type: 'creature' }, count: 1 }],
    }),
  ],
})
