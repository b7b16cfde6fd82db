import { card, continuous, keyword, mana, modifyPT } from '@spellwright/dsl'

export const ultramarinesHonourGuard = card({
  name: 'Ultramarines Honour Guard',
  cost: '{3}{W}',
  type: 'Creature — Astartes Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    keyword({ kind: 'squad', cost: [mana('{2}')] }),
    continuous({ affects: { type: 'creature', controller: 'you', other: true }, apply: [modifyPT(1, 1)] }),
  ],
})
