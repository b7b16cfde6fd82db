import { card, continuous, count, modifyPT } from '@spellwright/dsl'

export const wightOfPrecinctSix = card({
  name: 'Wight of Precinct Six',
  cost: '{1}{B}',
  type: 'Creature — Zombie',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({
      affects: 'self',
      apply: [
        modifyPT(
          count({ zone: 'graveyard', owner: 'opponent', type: 'creature' }),
          count({ zone: 'graveyard', owner: 'opponent', type: 'creature' }),
        ),
      ],
    }),
  ],
})
