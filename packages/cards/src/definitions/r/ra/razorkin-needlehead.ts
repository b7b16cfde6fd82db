import { card, continuous, dealDamage, gain, players, triggered } from '@spellwright/dsl'

export const razorkinNeedlehead = card({
  name: 'Razorkin Needlehead',
  cost: '{R}{R}',
  type: 'Creature — Human Assassin',
  power: 2,
  toughness: 2,
  abilities: [
    continuous({ condition: { kind: 'isTurnOf', player: 'you' }, affects: 'self', apply: [gain('first strike')] }),
    triggered({ on: { kind: 'drawn', player: 'opponent' }, effects: [dealDamage(1, players('eventPlayer'))] }),
  ],
})
