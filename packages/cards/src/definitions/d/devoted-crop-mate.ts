import { card, mayExertAsItAttacks, returnTo, target, the } from '@spellwright/dsl'

export const devotedCropMate = card({
  name: 'Devoted Crop-Mate',
  cost: '{2}{W}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    ...mayExertAsItAttacks({
      targets: { card: target({ type: 'creature', manaValue: { atMost: 2 }, zone: 'graveyard', owner: 'you' }) },
      effects: [returnTo('battlefield', the('card'))],
    }),
  ],
})
