import { type Condition, card, dealDamage, spell, target, the } from '@spellwright/dsl'

const delirium: Condition = {
  kind: 'compare',
  quantity: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
  is: { atLeast: 4 },
}

export const unholyHeat = card({
  name: 'Unholy Heat',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { victim: target({ type: ['creature', 'planeswalker'] }) },
      effects: [dealDamage({ kind: 'if', condition: delirium, then: 6, else: 2 }, the('victim'))],
    }),
  ],
})
