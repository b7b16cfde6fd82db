import { card, gainLife, keyword, triggered } from '@spellwright/dsl'

export const golgariBrownscale = card({
  name: 'Golgari Brownscale',
  cost: '{1}{G}{G}',
  type: 'Creature — Lizard',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'zoneChange', object: 'self', from: 'graveyard', to: 'hand' },
      zone: 'graveyard',
      effects: [gainLife(2)],
    }),
    keyword({ kind: 'dredge', count: 2 }),
  ],
})
