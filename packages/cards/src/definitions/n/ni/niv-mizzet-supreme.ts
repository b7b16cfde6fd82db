import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const nivMizzetSupreme = card({
  name: 'Niv-Mizzet, Supreme',
  cost: '{W}{U}{B}{R}{G}',
  type: 'Legendary Creature — Dragon Avatar',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    keyword({ kind: 'hexproofFrom', from: { is: 'monocolored' } }),
    continuous({
      affects: {
        zone: 'graveyard',
        owner: 'you',
        type: ['instant', 'sorcery'],
        is: 'exactlyTwoColors',
      },
      apply: [gain('jump-start')],
    }),
  ],
})
