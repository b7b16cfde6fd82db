import { activated, card, mana, returnTo } from '@spellwright/dsl'

export const reassemblingSkeleton = card({
  name: 'Reassembling Skeleton',
  cost: '{1}{B}',
  type: 'Creature — Skeleton Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      zone: 'graveyard',
      cost: [mana('{1}{B}')],
      effects: [returnTo('battlefield', 'self', { enters: ['tapped'] })],
    }),
  ],
})
