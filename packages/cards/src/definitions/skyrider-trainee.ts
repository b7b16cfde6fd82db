import { card, continuous, gain, matches } from '@spellwright/dsl'

export const skyriderTrainee = card({
  name: 'Skyrider Trainee',
  cost: '{4}{W}',
  type: 'Creature — Human Soldier',
  power: 3,
  toughness: 3,
  abilities: [
    continuous({ condition: matches('self', { is: 'enchanted' }), affects: 'self', apply: [gain('flying')] }),
  ],
})
