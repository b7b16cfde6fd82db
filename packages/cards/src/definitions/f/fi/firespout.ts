import { all, type Condition, card, dealDamage, spell, when } from '@spellwright/dsl'

const spent = (color: 'R' | 'G'): Condition => ({
  kind: 'compare',
  quantity: { kind: 'manaSpent', color, on: 'cost' },
  is: { atLeast: 1 },
})

export const firespout = card({
  name: 'Firespout',
  cost: '{2}{R/G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          condition: { kind: 'all', conditions: [spent('R'), spent('G')] },
          then: [dealDamage(3, all({ type: 'creature' }))],
          else: [
            when(spent('R'), dealDamage(3, all({ type: 'creature', not: { keyword: 'flying' } }))),
            when(spent('G'), dealDamage(3, all({ type: 'creature', keyword: 'flying' }))),
          ],
        },
      ],
    }),
  ],
})
