import { activated, apply, card, entersWithCounters, gain, mana, removeCounter } from '@spellwright/dsl'

export const barkhideTroll = card({
  name: 'Barkhide Troll',
  cost: '{G}{G}',
  type: 'Creature — Troll',
  power: 2,
  toughness: 2,
  abilities: [
    entersWithCounters('+1/+1', 1),
    activated({ cost: [mana('{1}'), removeCounter('+1/+1')], effects: [apply('self', [gain('hexproof')])] }),
  ],
})
